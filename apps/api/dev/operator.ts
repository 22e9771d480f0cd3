/** `pnpm homeroom <command>`: the operator's commands, on the running product where MIGRATE_URL names no database. */
import { runOperator } from '../src/operator/cli.ts'
import { isAlive } from './processes.ts'
import { RUNNING, type Running, State } from './state.ts'

if (!process.env.MIGRATE_URL) {
  const running = await new State(process.env).read<Running>(RUNNING)
  if (running?.ownerUrl && isAlive(running.pid)) process.env.MIGRATE_URL = running.ownerUrl
}
process.exitCode = await runOperator(process.argv.slice(2))
