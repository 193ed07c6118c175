/** The code or message of the underlying error of a failed request. */
export const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') return code
  return error.cause === undefined ? error.message : causeOf(error.cause)
}

const wasClosed = (cause: string) => /ECONNRESET|UND_ERR_SOCKET|EPIPE|other side closed|socket/i.test(cause)

/** Whether the line may be to blame, or a machine that is too busy, so that another try may be answered. */
export const isBreak = (cause: string) => wasClosed(cause) || cause.startsWith('no answer within')

/** Says in one line what to do about a host that does not answer. */
export function adviceFor(origin: string, cause: string): string {
  if (/CERT|SELF_SIGNED|UNABLE_TO_(?:GET_ISSUER|VERIFY)|ERR_TLS/.test(cause))
    return `The certificate of ${origin} is not trusted (${cause}): point NODE_EXTRA_CA_CERTS at its authority's certificate, or correct the address.`
  if (cause.startsWith('no answer within'))
    return `${origin} gives ${cause}: raise --timeout, or look at why it is slow.`
  if (cause.startsWith('an answer of')) return `${origin} gives ${cause}: the check reads no more of it.`
  const secure = origin.startsWith('https:')
  if (secure && /SSL|EPROTO/.test(cause))
    return `${origin} does not speak https (${cause}): is it ${origin.replace('https:', 'http:')}?`
  if (wasClosed(cause))
    return `${origin} closes connections without an answer (${cause}): is it ${secure ? 'http instead of https' : 'https instead of http'}, or a proxy with no host behind it?`
  if (/ENOTFOUND|EAI_AGAIN/.test(cause)) return `The name of ${origin} is not known (${cause}): correct the address.`
  return `${origin} cannot be reached (${cause}): start the host (npm run serve starts the mock), or correct the address.`
}
