import { NoAnswer } from '#contracts/exchanges/calls.ts'

/** Rejects after `timeout`, even if the task ignores the signal. */
export async function inTime<Result>(timeout: number, task: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const stopping = new AbortController()
  const timer = setTimeout(() => {
    late.reject(new NoAnswer(`no answer within ${timeout} ms`))
    stopping.abort()
  }, timeout)
  try {
    return await Promise.race([task(stopping.signal), late.promise])
  } finally {
    // AbortSignal.timeout would keep a timer and later make an error for each of thousands of requests.
    clearTimeout(timer)
  }
}
