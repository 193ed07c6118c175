import { once } from 'node:events'
import { createServer, request as askHost } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** A slow network: 1.6 Mbit/s, here in bytes a millisecond, and milliseconds until an answer begins. */
const speed = 200
const latency = 150

/** Bytes that one answer gets before it is the turn of another. */
const share = 4096

/**
 * A line to a host, as fast as this machine until `slowDown` is called, then one that all answers share. Chromium's own
 * slow network is no choice: on a busy machine it sometimes never hands over answers that have arrived.
 */
export async function openLine(host: string) {
  let isSlow = false
  let free = 0
  async function turn(bytes: number): Promise<void> {
    const now = performance.now()
    free = Math.max(free, now) + bytes / speed
    await wait(free - now)
  }
  async function* inTurn(body: AsyncIterable<Buffer>) {
    for await (const chunk of body)
      for (let start = 0; start < chunk.length; start += share) {
        const part = chunk.subarray(start, start + share)
        if (isSlow) await turn(part.length)
        yield part
      }
  }
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request
    void (async () => {
      if (isSlow) await wait(latency)
      const sent = askHost(host + url, { method, headers })
      const [[answer]] = await Promise.all([once(sent, 'response'), pipeline(request, sent)])
      response.writeHead(answer.statusCode, answer.headers)
      await pipeline(answer, inTurn, response)
    })().catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    slowDown: () => {
      isSlow = true
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
