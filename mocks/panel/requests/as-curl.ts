import type { LoggedRequest } from '../../engine/tape/request-log.ts'
import type { PanelAccount } from '../kit.ts'

/** The default address of `npm run serve`. */
const origin = 'http://127.0.0.1:4010'

/** A text as one word of a POSIX shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/**
 * The call as a command for `npm run serve`. That server does not know the page's tokens, so the command for a
 * signed-in call first signs in, with the account of the same role.
 */
export function asCurl({ method, path, contentType, requestBody }: LoggedRequest, account?: PanelAccount): string {
  const isForm = contentType.startsWith('multipart/')
  const body = isForm
    ? requestBody.split('\n').map((field) => `-F ${quoted(field)}`)
    : requestBody === ''
      ? []
      : [`-H ${quoted(`Content-Type: ${contentType || 'application/json'}`)}`, `--data-raw ${quoted(requestBody)}`]
  const parts = [
    `curl -sS -X ${method} ${quoted(origin + path)}`,
    ...(account ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...body,
  ]
  return [...(account ? [signIn(account)] : []), parts.join(' \\\n  ')].join('\n')
}

function signIn({ email, password }: PanelAccount): string {
  const call = `curl -sS ${origin}/v1/auth/login -H 'Content-Type: application/json' --data-raw ${quoted(JSON.stringify({ email, password }))}`
  return `TOKEN=$(${call} | sed -E 's/.*"token":"([^"]+)".*/\\1/')`
}
