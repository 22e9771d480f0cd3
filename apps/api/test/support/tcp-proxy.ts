import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A wire between the server and what it needs, which can be cut and mended. */
export class TcpProxy {
  readonly #target: { host: string; port: number }
  readonly #sockets = new Set<Socket>()
  #server: Server | null = null
  port = 0

  private constructor(target: { host: string; port: number }) {
    this.#target = target
  }

  static async to(url: string): Promise<TcpProxy> {
    const { hostname, port } = new URL(url)
    const proxy = new TcpProxy({ host: hostname, port: Number(port) })
    await proxy.mend()
    return proxy
  }

  /** The same address, through the wire. */
  through(url: string): string {
    const here = new URL(url)
    here.host = `127.0.0.1:${this.port}`
    return here.href
  }

  /** Breaks every connection and refuses new ones. */
  async cut(): Promise<void> {
    const server = this.#server
    this.#server = null
    for (const socket of this.#sockets) socket.destroy()
    if (!server) return
    server.close()
    await once(server, 'close')
  }

  async mend(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(this.#target)
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from)
        from.on('error', () => {})
        from.on('close', () => {
          this.#sockets.delete(from)
          to.destroy()
        })
        from.pipe(to)
      }
    })
    server.listen(this.port, '127.0.0.1')
    await once(server, 'listening')
    this.#server = server
    this.port = (server.address() as AddressInfo).port
  }
}
