import type { LoggedRequest } from '../../engine/tape/request-log.ts'
import type { PanelAccount } from '../kit.ts'

/** The default address of `npm run serve`. */
const origin = 'http://127.0.0.1:4010'

/** A text as one word of a POSIX shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/**
 * The call as a command for `npm run serve`, with the account of the same role. That server does not know the tokens
 * that a call has given to the page, so the command makes that call first.
 */
export function asCurl({ method, path, contentType, requestBody }: LoggedRequest, account?: PanelAccount): string {
  const isForm = contentType.startsWith('multipart/')
  const body = isForm
    ? requestBody.split('\n').map((field) => `-F ${quoted(field)}`)
    : requestBody === ''
      ? []
      : [`-H ${quoted(`Content-Type: ${contentType || 'application/json'}`)}`, `--data-raw ${quoted(requestBody)}`]
  const { before, header } = signIn(account)
  const parts = [`curl -sS -X ${method} ${quoted(origin + path)}`, ...header.map((each) => `-H ${each}`), ...body]
  return [...before, parts.join(' \\\n  ')].join('\n')
}

/** What is run before, and the header, if there is one. */
function signIn(account: PanelAccount | undefined): { before: string[]; header: string[] } {
  if (!account) return { before: [], header: [] }
  if ('token' in account) return { before: [], header: account.header === undefined ? [] : [quoted(account.header)] }
  const { email, password, path } = account
  const call = `curl -sS ${origin}${path} -H 'Content-Type: application/json' --data-raw ${quoted(JSON.stringify({ email, password }))}`
  return {
    before: [`TOKEN=$(${call} | sed -E 's/.*"token":"([^"]+)".*/\\1/')`],
    header: ['"Authorization: Bearer $TOKEN"'],
  }
}
