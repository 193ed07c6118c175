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

const isJson = (type = '') => type.startsWith('application/json')

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
      body: sent !== null && isJson(request.headers()['content-type']) ? (JSON.parse(sent) as unknown) : sent,
      signed: request.headers().authorization !== undefined,
    })
  })
  return calls
}

/** Notes what the page sends as multipart, from the next load on: the browser does not show the files of a request. */
export async function recordForms(page: Page): Promise<{ sent: () => Promise<[name: string, value: string][][]> }> {
  await page.addInitScript(() => {
    window.sentForms = []
    const real = window.fetch.bind(window)
    window.fetch = (input, init) => {
      if (init?.body instanceof FormData) {
        window.sentForms?.push(
          [...init.body].map(([name, value]) => [
            name,
            value instanceof File ? `${value.name} ${value.type} ${value.size}` : value,
          ]),
        )
      }
      return real(input, init)
    }
  })
  return { sent: () => page.evaluate(() => window.sentForms ?? []) }
}

/** What a call gets instead of the shop's answer. */
interface Fault {
  status: number
  /** Left out: an answer without a body. */
  body?: unknown
}

const outOfOrder: Fault = { status: 500, body: { message: 'Out of order.' } }

/** From the next load on, calls such as `GET /v1/sales` that match get the fault, until `heal` is called. */
export async function failCalls(
  page: Page,
  pattern: string,
  fault = outOfOrder,
): Promise<{ heal: () => Promise<void> }> {
  await page.addInitScript(
    ({ source, status, body }) => {
      const real = window.fetch.bind(window)
      window.fetch = (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href)
        const isHit = new RegExp(source).test(`${init?.method ?? 'GET'} ${pathname}`)
        return isHit && !window.isHealed
          ? Promise.resolve(body === undefined ? new Response(null, { status }) : Response.json(body, { status }))
          : real(input, init)
      }
    },
    { source: pattern, ...fault },
  )
  return { heal: () => page.evaluate(() => void (window.isHealed = true)) }
}

declare global {
  interface Window {
    isHealed?: boolean
    sentForms?: [name: string, value: string][][]
  }
}
