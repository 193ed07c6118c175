/*
 * Stands in for `tough-cookie` in the demo's page, by an alias in vite.config.ts. msw keeps a cookie jar for its
 * handlers, with the list of all public suffixes: 90 kB for a shop whose API sets no cookies.
 */
export class MemoryCookieStore {
  idx = {}
}

export class CookieJar {
  getCookiesSync(): never[] {
    return []
  }

  setCookie(): Promise<void> {
    return Promise.reject(new Error('The API of this shop sets no cookies: see mocks/stand-ins/no-cookies.ts.'))
  }
}

export const Cookie = { fromJSON: () => undefined }
