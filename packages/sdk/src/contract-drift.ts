/** The server runs another version of the contract than this client was generated from. Nothing fails because of it. */
export interface ContractDriftReport {
  /** The contract's date in this client. */
  readonly client: string
  /** The contract's date at the server. */
  readonly server: string
}

export function createDriftWatch(client: string, tell: (report: ContractDriftReport) => void) {
  let told = false
  return (headers: Headers): void => {
    const server = headers.get('x-contract-version')
    if (told || server === null || server === client) return
    told = true
    tell({ client, server })
  }
}
