import { z } from 'zod'
import { instantOf } from './clock.ts'
import type { Kit } from './kit.ts'
import { wait as elapsed } from '../network/planted-answer.ts'
import type { LoggedRequest } from '../tape/request-log.ts'

const longestWait = 30_000
const callNumber = /^\d{1,9}$/

const isInstant = (text: string) => {
  try {
    return instantOf(text) > 0
  } catch {
    return false
  }
}

/** The query of `GET /__kit/requests`, as text. */
export const RequestFilter = z.strictObject({
  operation: z.string().optional(),
  status: z
    .string()
    .regex(/^(0|[1-5]\d\d)$/, 'Not a status from 100 to 599, nor 0 for no answer')
    .transform(Number)
    .optional(),
  /** The number of a call, or a time of the shop. */
  since: z
    .string()
    .refine((text) => callNumber.test(text) || isInstant(text), 'Neither the number of a call nor a time')
    .optional(),
  wait: z
    .string()
    .regex(/^\d{1,5}$/, 'Not whole milliseconds')
    .transform(Number)
    .refine((ms) => ms <= longestWait, `Longer than ${longestWait} milliseconds`)
    .optional(),
})

type RequestFilter = z.output<typeof RequestFilter>

const isLater = ({ number, at }: LoggedRequest, since: string, zone: string) =>
  callNumber.test(since) ? number > Number(since) : Date.parse(at) >= instantOf(since, zone)

const matching =
  ({ operation, status, since }: RequestFilter, zone: string) =>
  (request: LoggedRequest) =>
    (operation === undefined || request.operationId === operation) &&
    (status === undefined || request.status === status) &&
    (since === undefined || isLater(request, since, zone))

/** The logged calls that are asked for, as soon as there is one; without one, none once `wait` is over. */
export async function findRequests({ requests: log, clock }: Kit, filter: RequestFilter, signal: AbortSignal) {
  const find = () => log.all().filter(matching(filter, clock.zone))
  const found = find()
  if (found.length > 0 || !filter.wait) return found
  const { promise, resolve } = Promise.withResolvers<void>()
  const unsubscribe = log.subscribe(() => find().length > 0 && resolve())
  const over = new AbortController()
  await Promise.race([promise, elapsed(filter.wait, AbortSignal.any([signal, over.signal]))])
  over.abort()
  unsubscribe()
  return find()
}
