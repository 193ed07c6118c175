import type { Page } from '@playwright/test'

/** A call that the page made to the API. */
export interface Call {
  /** `GET /v1/products` */
  to: string
  query: Record<string, string>
  body: unknown
  /** Whether it carried a token. */
  signed: boolean
}

/** Notes every call of the page to the API from now on. */
export function recordCalls(page: Page): Call[] {
  const calls: Call[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (!/^\/(v1|api)\//.test(pathname)) return
    const sent = request.postData()
    calls.push({
      to: `${request.method()} ${pathname}`,
      query: Object.fromEntries(searchParams),
      body: sent === null ? null : (JSON.parse(sent) as unknown),
      signed: request.headers().authorization !== undefined,
    })
  })
  return calls
}

/** From the next load on, calls such as `GET /v1/sales` that match get 500, until `heal` is called. */
export async function failCalls(page: Page, pattern: string): Promise<{ heal: () => Promise<void> }> {
  await page.addInitScript((source) => {
    const real = window.fetch.bind(window)
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href)
      const isHit = new RegExp(source).test(`${init?.method ?? 'GET'} ${pathname}`)
      return isHit && !window.isHealed ? Promise.resolve(Response.json({ message: 'Out of order.' }, { status: 500 })) : real(input, init)
    }
  }, pattern)
  return { heal: () => page.evaluate(() => void (window.isHealed = true)) }
}

declare global {
  interface Window {
    isHealed?: boolean
  }
}
