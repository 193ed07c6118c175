import type { Page } from '@playwright/test'

/** An API call that the page made. */
export interface Call {
  /** `GET /v1/products` */
  to: string
  query: Record<string, string>
  body: unknown
  /** Whether it sent a token. */
  signed: boolean
}

const isJson = (type = '') => type.startsWith('application/json')

/** Records every API call of the page from now on. */
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

/** Records multipart bodies from the next load on: Playwright cannot read the files of a request. */
export async function recordForms(page: Page): Promise<{ sent: () => Promise<[name: string, value: string][][]> }> {
  await page.addInitScript(() => {
    window.sentForms = []
    const real = window.fetch.bind(window)
    window.fetch = (input, init) => {
      if (init?.body instanceof FormData) window.sentForms?.push(init.body)
      return real(input, init)
    }
    // Forms with files.
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override send(body?: Document | XMLHttpRequestBodyInit | null): void {
        if (body instanceof FormData) window.sentForms?.push(body)
        super.send(body)
      }
    }
  })
  return {
    sent: () =>
      page.evaluate(() =>
        (window.sentForms ?? []).map((form) =>
          [...form].map(([name, value]): [name: string, value: string] => [
            name,
            value instanceof File ? `${value.name} ${value.type} ${value.size}` : value,
          ]),
        ),
      ),
  }
}

/** The response that replaces the backend's. */
interface Fault {
  status: number
  /** Omitted for a response without a body. */
  body?: unknown
}

const outOfOrder: Fault = { status: 500, body: { message: 'Out of order.' } }

/** From the next load until `heal` is called, calls that match (`GET /v1/sales`) get this response. */
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
    sentForms?: FormData[]
  }
}
