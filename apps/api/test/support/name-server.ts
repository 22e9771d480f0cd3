import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { isIPv4 } from 'node:net'
import packet from 'dns-packet'

/** What a name leads to at each question of a kind; the last answer stays. No entry: there is no such name. */
type Zone = Record<string, string[][]>

/** A real name server on this machine, which says what it is told to, and changes its mind. */
export class NameServer {
  readonly zone: Zone
  /** Every question, `A example.org`. */
  readonly questions: string[] = []
  readonly #socket: Socket

  private constructor(zone: Zone) {
    this.zone = zone
    this.#socket = createSocket('udp4')
    this.#socket.on('message', (bytes, { port, address }) => {
      const reply = this.#answer(packet.decode(bytes))
      if (reply) this.#socket.send(reply, port, address)
    })
  }

  static async start(zone: Zone): Promise<NameServer> {
    const server = new NameServer(zone)
    server.#socket.bind(0, '127.0.0.1')
    await once(server.#socket, 'listening')
    return server
  }

  get address(): string {
    return `127.0.0.1:${(this.#socket.address() as AddressInfo).port}`
  }

  #answer({ id, questions = [] }: packet.Packet): Buffer | null {
    const [question] = questions
    if (!question) return null
    const { name, type } = question
    const asked = this.questions.filter((one) => one === `${type} ${name}`).length
    this.questions.push(`${type} ${name}`)
    const turns = this.zone[name]
    // A silent server: the name is known, and nothing is said of it.
    if (turns?.length === 0) return null
    const addresses = turns?.[Math.min(asked, turns.length - 1)] ?? []
    const answers = addresses
      .filter((address) => isIPv4(address) === (type === 'A'))
      .map((data) => ({ name, type, ttl: 0, data }) as packet.Answer)
    const flags = packet.AUTHORITATIVE_ANSWER | (turns ? 0 : 3)
    return packet.encode({ type: 'response', id, flags, questions, answers })
  }

  async close(): Promise<void> {
    this.#socket.close()
    await once(this.#socket, 'close')
  }
}
