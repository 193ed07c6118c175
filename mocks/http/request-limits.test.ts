import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { errorBody } from '../shop/error-body.ts'
import { receiveBodies } from './request-limits.ts'

const window = 30_000
const kilobyte = 1024

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that answers with the size of what it received. */
function server(mostHeld?: number) {
  const app = new Hono()
  app.use('*', receiveBodies({ window, errorBody, ...(mostHeld !== undefined && { mostHeld }) }))
  app.post('*', async ({ req, text }) => text(String((await req.arrayBuffer()).byteLength)))
  return (body: ReadableStream, type = 'multipart/form-data; boundary=x') =>
    app.request('/api/orders/ord-1/return', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
      duplex: 'half',
    } as RequestInit)
}

/** Parts of `size` bytes, each after a pause in milliseconds; it never ends if there are no more. */
function parts(count: number, size: number, pause: number, ends = true): ReadableStream {
  let left = count
  return new ReadableStream(
    {
      async pull(stream) {
        if (left === 0 && !ends) return new Promise(() => undefined)
        await new Promise((resolve) => setTimeout(resolve, pause))
        if (left === 0) return stream.close()
        left -= 1
        stream.enqueue(new Uint8Array(size))
      },
    },
    { highWaterMark: 0 },
  )
}

/** Advances the clock until there is an answer. */
async function answered(call: Response | Promise<Response>): Promise<[status: number, text: string]> {
  const seen: Response[] = []
  void Promise.resolve(call).then((given) => seen.push(given))
  for (let turn = 0; turn < 1000 && seen.length === 0; turn += 1) await vi.advanceTimersByTimeAsync(1000)
  const [answer] = seen
  if (answer === undefined) throw new Error('There is no answer.')
  return [answer.status, await answer.text()]
}

describe('a body', () => {
  test('may take as long as it moves', async () => {
    expect(await answered(server()(parts(20, 40 * kilobyte, 25_000)))).toEqual([200, String(800 * kilobyte)])
  })

  test('may pause for some seconds', async () => {
    expect(await answered(server()(parts(3, 200 * kilobyte, 28_000)))).toEqual([200, String(600 * kilobyte)])
  })

  test.each([
    ['never comes', parts(0, 0, 0, false)],
    ['comes byte by byte', parts(1000, 1, 1000)],
    ['stops on its way', parts(20, 40 * kilobyte, 100, false)],
  ])('that %s is answered 408', async (_what, body) => {
    expect(await answered(server()(body))).toEqual([
      408,
      '{"error":"The request came too slowly. Please send it again."}',
    ])
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1)
  })
})

test('bodies that are too large together are refused, and their room is free afterwards', async () => {
  const send = server(100 * kilobyte)
  const first = send(parts(1, 60 * kilobyte, 10_000, false))
  expect(await answered(send(parts(1, 60 * kilobyte, 20_000)))).toMatchObject([503, expect.stringContaining('at once')])
  expect(await answered(first)).toMatchObject([408, expect.anything()])
  expect(await answered(send(parts(1, 60 * kilobyte, 10)))).toEqual([200, String(60 * kilobyte)])
})

test.each(['multipart/form-data; boundary=x', 'Multipart/Form-Data; boundary=x'])(
  'a form may have pictures however its type is spelt: %s',
  async (type) => {
    expect(await answered(server()(parts(2, 1024 * kilobyte, 10), type))).toEqual([200, String(2048 * kilobyte)])
  },
)
