import { runOperator } from './cli.ts'

process.exitCode = await runOperator(process.argv.slice(2))
