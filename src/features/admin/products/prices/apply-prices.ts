import { ApiError, isNotFound, isUncertain, failureReason } from '#src/shared/api/api-error.ts'
import { logFailure } from '#src/shared/lib/log.ts'
import { formatRupees } from '#src/shared/lib/text/money.ts'
import type { PricePlan } from './price-change.ts'

/** What became of a planned price. */
export interface PriceOutcome extends PricePlan {
  isDone: boolean
  /** The price that somebody else has set in the meantime. */
  newest?: number
  /** Why it was not changed. */
  reason?: string
  /** Whether it may have been changed all the same, since the answer was lost. */
  isUncertain?: boolean
}

interface Calls {
  /** The newest price of a product. */
  current: (id: string) => Promise<number>
  write: (id: string, price: number) => Promise<unknown>
  isStopped: () => boolean
  /** Told before the first product and after each: what became of those so far. */
  onStep: (outcomes: readonly PriceOutcome[]) => void
}

/** Whether no further call can succeed. */
const endsAll = (error: unknown) => error instanceof ApiError && (error.status === 401 || error.kind === 'offline')

function reasonOf(error: unknown): string {
  if (isNotFound(error)) return 'It was deleted.'
  if (error instanceof ApiError && error.status === 401) return 'The session has ended.'
  const reason = failureReason(error, 'Look at it again before you change it.')
  if (reason === undefined) logFailure('A price could not be changed.', error)
  return reason ?? 'It could not be changed.'
}

/** A price that this change has not set; an earlier one whose answer was lost may have set its own. */
const unchanged = (plan: PricePlan, reason: string, isLost = false): PriceOutcome => ({
  ...plan,
  isDone: false,
  reason,
  isUncertain: isLost || plan.perhaps !== undefined,
})
const notTried = (plan: PricePlan) => unchanged(plan, 'Not tried.')

/** What is known of the planned prices if the page is closed while the first of them is being changed. */
export function interrupted([first, ...rest]: readonly PricePlan[]): PriceOutcome[] {
  if (first === undefined) return []
  const reason = 'The page was closed before the answer came. Look at it again before you change it.'
  return [unchanged(first, reason, true), ...rest.map(notTried)]
}

/**
 * Changes the prices one after the other, so as not to flood the server. A price that is no longer the planned one was
 * changed by somebody else and stays; a refusal does not stop the rest.
 */
export async function applyPrices(
  plans: readonly PricePlan[],
  { current, write, isStopped, onStep }: Calls,
): Promise<PriceOutcome[]> {
  const outcomes: PriceOutcome[] = []
  let isOver = false

  async function outcomeOf(plan: PricePlan): Promise<PriceOutcome> {
    if (isOver || isStopped()) return notTried(plan)
    try {
      const price = await current(plan.id)
      // As after a call whose answer was lost.
      if (price === plan.to) return { ...plan, isDone: true }
      if (price !== plan.price && !plan.perhaps?.includes(price)) {
        const reason = `Somebody else has changed it to ${formatRupees(price, { decimals: 2 })}.`
        return { ...plan, newest: price, isDone: false, reason }
      }
      await write(plan.id, plan.to)
      return { ...plan, isDone: true }
    } catch (error) {
      isOver = endsAll(error)
      return unchanged(plan, reasonOf(error), isUncertain(error))
    }
  }

  onStep([])
  for (const plan of plans) {
    outcomes.push(await outcomeOf(plan))
    onStep([...outcomes])
  }
  return outcomes
}
