import { operations } from '#openapi/generated/operations.ts'
import { CannotPlay } from '#contracts/stage.ts'
import type { Options } from './options.ts'

/** The host did not answer: in time, or at all. */
export class NoAnswer extends Error {}

const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') return code
  return error.cause === undefined ? error.message : causeOf(error.cause)
}

/**
 * The only way out to the host. Without `write` nothing leaves but GET, HEAD and the sign-in of the given accounts:
 * anything else is refused here with `CannotPlay`, whoever asks. Rejects with `NoAnswer` after `timeout`.
 */
export function openHost({
  origin,
  write,
  timeout,
  accounts,
}: Pick<Options, 'origin' | 'write' | 'timeout' | 'accounts'>) {
  const signIns = Object.values(accounts).map(({ email, password }) => JSON.stringify({ email, password }))

  async function mayLeave(request: Request): Promise<boolean> {
    if (write || request.method === 'GET' || request.method === 'HEAD') return true
    const { method, path } = operations.login
    return request.method === method && request.url === origin + path && signIns.includes(await request.clone().text())
  }

  return async (request: Request): Promise<Response> => {
    if (!(await mayLeave(request))) throw new CannotPlay('it writes: give --write to play it')
    try {
      const response = await fetch(request, { signal: AbortSignal.timeout(timeout) })
      // Read here, so that the time-out covers the body too.
      const body = await response.arrayBuffer()
      const bodiless = response.status === 204 || response.status === 205 || response.status === 304
      return new Response(bodiless && body.byteLength === 0 ? null : body, {
        status: response.status,
        headers: response.headers,
      })
    } catch (error) {
      const late = error instanceof Error && error.name === 'TimeoutError'
      throw new NoAnswer(late ? `no answer within ${timeout} ms` : causeOf(error), { cause: error })
    }
  }
}
