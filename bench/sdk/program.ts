// Runs in a process of its own: `program.ts import <package>` or `program.ts calls <module>`; prints one number.
const [what, target = ''] = process.argv.slice(2)

const task = {
  id: 'task_1',
  object: 'task',
  title: 'Trip slips',
  status: 'open',
  created: 1795251600,
  labels: ['trip'],
}
const text = JSON.stringify({
  ...task,
  data: task,
  meta: { requestId: 'req_1', timestamp: '2026-11-21T09:00:00.000Z' },
})
const answer = async () => new Response(text, { headers: { 'content-type': 'application/json' } })

async function importMs(): Promise<number> {
  const started = performance.now()
  await import(target)
  return performance.now() - started
}

/**
 * µs per call, the stubbed answer's own making included: of many short rounds one of the best, as whatever else the machine
 * does can only add, and leaves some of them alone.
 */
async function microsPerCall(): Promise<number> {
  globalThis.fetch = answer
  const { make, call } = await import(target)
  const client = make(answer)
  const round = async (calls: number) => {
    const started = performance.now()
    for (let turn = 0; turn < calls; turn += 1) await call(client)
    return ((performance.now() - started) * 1_000) / calls
  }
  await round(8_000)
  const rounds: number[] = []
  for (let turn = 0; turn < 200; turn += 1) rounds.push(await round(150))
  return rounds.sort((a, b) => a - b)[10] as number
}

console.log(what === 'import' ? await importMs() : await microsPerCall())
