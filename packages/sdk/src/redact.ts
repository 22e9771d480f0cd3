const secrets = /(\bBearer\s+)\S+|\b(hrk_[a-z]+_|whsec_)[\w+/=-]+|\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/gi

/** Takes credentials out of a text: those of known shape, and the one that is in use whatever its shape. */
export function redact(text: string, authorization?: string): string {
  const inUse = authorization?.slice('Bearer '.length)
  const rest = inUse ? text.replaceAll(inUse, '[redacted]') : text
  return rest.replace(secrets, (_, scheme = '', prefix = '') => `${scheme}${prefix}[redacted]`)
}
