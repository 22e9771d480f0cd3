import { createServer } from 'node:net'

/** Whether something listens on `port` at `host`, or could not be kept apart from us under the name `localhost`. */
export async function isTaken(port: number, host = '127.0.0.1'): Promise<boolean> {
  const hosts = host === '127.0.0.1' ? [host, '::1'] : [host]
  const states = await Promise.all(hosts.map((one) => listen(port, one)))
  return states.includes('taken')
}

/** `preferred` when it is free, else one that the system picks. */
export async function freePort(preferred: number): Promise<number> {
  if (preferred !== 0 && !(await isTaken(preferred))) return preferred
  const port = await listen(0, '127.0.0.1')
  if (typeof port !== 'number') throw new Error('No free port on 127.0.0.1.')
  return port
}

/** The port that could be listened on; `taken`; or `unknown`, e.g. on a machine without IPv6. */
function listen(port: number, host: string): Promise<number | 'taken' | 'unknown'> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE' ? 'taken' : 'unknown'))
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 'unknown'))
    })
  })
}
