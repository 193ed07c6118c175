/** A way to sign in: where a token is sent, and as what. */
export interface SignIn {
  readonly in: 'header' | 'query' | 'cookie'
  readonly name: string
  readonly scheme: 'bearer' | 'basic' | 'key'
}

export const bearer: SignIn = { in: 'header', name: 'Authorization', scheme: 'bearer' }

/** The way for a token: `user:password` is for HTTP basic, if that is a way, and anything else is not. */
export const wayFor = (ways: readonly SignIn[], token: string): SignIn | undefined =>
  ways.find(({ scheme }) => (scheme === 'basic') === token.includes(':')) ?? ways[0]

/** What an `Authorization` header has for HTTP basic. */
export const basic = (pair: string) => `Basic ${btoa(String.fromCodePoint(...new TextEncoder().encode(pair)))}`

/** What a header has that signs in with a token. */
const sentAs = ({ scheme }: Pick<SignIn, 'scheme'>, token: string) =>
  scheme === 'key' ? token : scheme === 'basic' ? basic(token) : `Bearer ${token}`

/** Adds a token to the address and the headers of a request. */
export function signInto(url: URL, headers: Headers, { in: place, name, scheme }: SignIn, token: string): void {
  if (place === 'query') url.searchParams.set(name, token)
  else if (place === 'cookie')
    headers.set('Cookie', [headers.get('Cookie') ?? [], `${name}=${token}`].flat().join('; '))
  else headers.set(name, sentAs({ scheme }, token))
}

/** What a request has to sign in by a way; null if nothing. */
export function sentTo({ url, headers }: Request, { in: place, name }: SignIn): string | null {
  if (place === 'query') return new URL(url).searchParams.get(name)
  if (place === 'header') return headers.get(name)
  const cookies = (headers.get('Cookie') ?? '').split(/; */)
  return cookies.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
}

/** With the name of a scheme, which may have any capitals, as it usually is. */
const usual = (sent: string) => sent.replace(/^bearer +/i, 'Bearer ').replace(/^basic +/i, 'Basic ')

/** Whether a request signs in by a way with a token. */
export function signsInWith(request: Request, way: SignIn, token: string): boolean {
  const sent = sentTo(request, way)
  return sent !== null && usual(sent) === usual(sentAs(way, token))
}
