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

/** Adds a token to the address and the headers of a request. */
export function signInto(url: URL, headers: Headers, { in: place, name, scheme }: SignIn, token: string): void {
  if (place === 'query') url.searchParams.set(name, token)
  else if (place === 'cookie')
    headers.set('Cookie', [headers.get('Cookie') ?? [], `${name}=${token}`].flat().join('; '))
  else headers.set(name, scheme === 'key' ? token : scheme === 'basic' ? basic(token) : `Bearer ${token}`)
}

/** Whether a request has what signs in by a way. */
export function hasSignedIn({ url, headers }: Request, { in: place, name }: SignIn): boolean {
  if (place === 'query') return new URL(url).searchParams.has(name)
  if (place === 'header') return headers.has(name)
  return (headers.get('Cookie') ?? '').split(/; */).some((each) => each.startsWith(`${name}=`))
}
