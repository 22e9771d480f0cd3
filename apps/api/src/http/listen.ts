import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConfigError } from '../config.ts'

/** Resolves with the port. One that is taken is a wrong setting: that of the variable `name`. */
export function listen(server: Server, host: string, port: number, name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken =
        error.code === 'EADDRINUSE' &&
        new ConfigError(`port ${port} is taken: set ${name} to another one, or stop what runs there`)
      reject(taken || error)
    })
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}
