import { getProduct } from '#openapi/generated/client/products/products.ts'
import { updateProduct } from '#openapi/generated/client/products-writes/products-writes.ts'
import { session } from '#src/shared/api/session.ts'
import { fixed } from '#src/shared/lib/text/decimals.ts'
import { readProduct } from '#src/shared/shop/product.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { applyPrices, type PriceOutcome } from './apply-prices.ts'
import { lastPriceChange, type PriceChange } from './last-price-change.ts'
import { type Priced, pricedOf, type PricePlan } from './price-change.ts'

/**
 * Where a change of prices is. `rest` are the rows to plan again instead of the selected ones, `done` what the change has
 * done before.
 */
export type Stage =
  | { is: 'planning'; rest?: readonly Priced[]; done?: readonly PriceOutcome[] }
  | { is: 'running'; isUndo: boolean; done: number; all: number }
  | ({ is: 'over' } & PriceChange)

/** Plans prices, changes them, and takes the change back. Begins with a change that has not been seen to its end. */
export function usePriceChange() {
  const client = useQueryClient()
  const left = lastPriceChange.useOwn()
  const [stage, setStage] = useState<Stage>(left === null ? { is: 'planning' } : { is: 'over', ...left })
  const isStopped = useRef(false)
  const stop = useCallback(() => {
    isStopped.current = true
  }, [])
  useEffect(() => stop, [stop])

  async function run(
    plans: readonly PricePlan[],
    isUndo: boolean,
    before: readonly PriceOutcome[] = [],
  ): Promise<void> {
    isStopped.current = false
    // The session may end in the middle.
    const person = session.read().user?.id
    const onStep = (done: number) => setStage({ is: 'running', isUndo, done, all: plans.length })
    onStep(0)
    const tried = await applyPrices(plans, {
      current: async (id) => readProduct(await getProduct(id)).basePrice,
      write: (id, price) => updateProduct(id, { base_price: fixed(price, 2) }),
      isStopped: () => isStopped.current,
      onStep,
    })
    const outcomes = [...before, ...tried]
    lastPriceChange.change(() => ({ isUndo, outcomes }), person)
    setStage({ is: 'over', isUndo, outcomes })
    // Once for all: a price is part of most reads.
    await client.invalidateQueries()
  }

  return {
    stage,
    stop,
    /** Forgets the change, once it has been seen. */
    forget: () => lastPriceChange.change(() => lastPriceChange.blank),
    change: (plans: readonly PricePlan[]) => run(plans, false, stage.is === 'planning' ? stage.done : []),
    undo: (outcomes: readonly PriceOutcome[]) => {
      const changed = outcomes.filter(({ isDone }) => isDone)
      return run(
        changed.map(({ id, name, price, to }) => ({ id, name, price: to, to: price })),
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
      setStage({
        is: 'planning',
        done: outcomes.filter(({ isDone }) => isDone),
        rest: rest.map(({ newest, ...plan }) => pricedOf({ ...plan, price: newest ?? plan.price })),
      })
    },
  }
}
