import { getProduct } from '#openapi/generated/client/products/products.ts'
import { updateProduct } from '#openapi/generated/client/products-writes/products-writes.ts'
import { session } from '#src/shared/api/session.ts'
import { fixed } from '#src/shared/lib/text/decimals.ts'
import { readProduct } from '#src/shared/shop/product.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { applyPrices, interrupted, type PriceOutcome } from './apply-prices.ts'
import { lastPriceChange, type PriceChange } from './last-price-change.ts'
import { type Priced, pricedOf, type PricePlan } from './price-change.ts'

/**
 * Where a change of prices is. `rest` are the rows to plan again instead of the selected ones, `before` what became of
 * all of them so far.
 */
export type Stage =
  | { is: 'planning'; rest?: readonly Priced[]; before?: readonly PriceOutcome[] }
  | { is: 'running'; isUndo: boolean; done: number; all: number }
  | ({ is: 'over' } & PriceChange)

const planning: Stage = { is: 'planning' }

/** A price that was not changed, with what it may cost by now all the same. */
function toPlanAgain({ newest, isUncertain, perhaps = [], ...plan }: PriceOutcome): Priced {
  if (newest !== undefined) return pricedOf({ ...plan, price: newest })
  return pricedOf({ ...plan, ...(isUncertain && { perhaps: [...perhaps, plan.to] }) })
}

/** Plans prices, changes them, and takes the change back. Begins with a change that has not been seen to its end. */
export function usePriceChange() {
  const client = useQueryClient()
  const unfinished = lastPriceChange.useOwn()
  const [current, setCurrent] = useState<Stage>()
  const stage = current ?? (unfinished === null ? planning : { is: 'over', ...unfinished })
  const isRunning = stage.is === 'running'
  const isStopped = useRef(false)
  const stop = useCallback(() => {
    isStopped.current = true
  }, [])
  useEffect(() => stop, [stop])
  useEffect(() => {
    if (!isRunning) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isRunning])

  async function run(
    plans: readonly PricePlan[],
    isUndo: boolean,
    before: readonly PriceOutcome[] = [],
  ): Promise<void> {
    isStopped.current = false
    // The session may end in the middle.
    const person = session.read().user?.id
    // A price that is put back may have had 4 decimals.
    const decimals = isUndo ? 4 : 2
    const tried = await applyPrices(plans, {
      current: async (id) => readProduct(await getProduct(id)).basePrice,
      write: (id, price) => updateProduct(id, { base_price: fixed(price, decimals) }),
      isStopped: () => isStopped.current,
      onStep: (outcomes) => {
        const rest = interrupted(plans.slice(outcomes.length))
        lastPriceChange.change(() => ({ isUndo, outcomes: [...before, ...outcomes, ...rest] }), person)
        setCurrent({ is: 'running', isUndo, done: outcomes.length, all: plans.length })
      },
    })
    setCurrent({ is: 'over', isUndo, outcomes: [...before, ...tried] })
    // Once for all: a price is part of most reads.
    await client.invalidateQueries()
  }

  return {
    stage,
    stop,
    /** Forgets the change, once it has been seen. */
    forget: () => lastPriceChange.change(() => lastPriceChange.blank),
    /** Back from planning the rest to what was changed before; undefined where nothing was. */
    ...(stage.is === 'planning' && unfinished !== null && { back: () => setCurrent(undefined) }),
    change: (plans: readonly PricePlan[]) => {
      const planned = new Set(plans.map(({ id }) => id))
      const { before = [] } = stage.is === 'planning' ? stage : {}
      return run(
        plans,
        false,
        before.filter(({ id }) => !planned.has(id)),
      )
    },
    undo: (outcomes: readonly PriceOutcome[]) => {
      const changed = outcomes.filter(({ isDone, isUncertain }) => isDone || isUncertain)
      return run(
        changed.map(({ price, to, ...outcome }) => ({ ...pricedOf({ ...outcome, price: to }), to: price })),
        true,
      )
    },
    /** Tries again what was not put back, but for what somebody else has changed. */
    undoRest: (outcomes: readonly PriceOutcome[]) =>
      run(
        outcomes.filter(({ isDone, newest }) => !isDone && newest === undefined),
        true,
      ),
    planRest: (outcomes: readonly PriceOutcome[]) => {
      const rest = outcomes.filter(({ isDone }) => !isDone)
      setCurrent({ is: 'planning', before: outcomes, rest: rest.map(toPlanAgain) })
    },
  }
}
