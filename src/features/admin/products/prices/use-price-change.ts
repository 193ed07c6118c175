import { getProduct } from '#openapi/generated/client/products/products.ts'
import { updateProduct } from '#openapi/generated/client/products-writes/products-writes.ts'
import { fixed } from '#src/shared/lib/text/decimals.ts'
import { readProduct } from '#src/shared/shop/product.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { applyPrices, type PriceOutcome } from './apply-prices.ts'
import type { Priced, PricePlan } from './price-change.ts'

/** Where a change of prices is. `rest` are the rows to plan again instead of the selected ones. */
export type Stage =
  | { is: 'planning'; rest?: readonly Priced[] }
  | { is: 'running'; isUndo: boolean; done: number; all: number }
  | { is: 'over'; isUndo: boolean; outcomes: readonly PriceOutcome[] }

/** Plans prices, changes them, and takes the change back. */
export function usePriceChange() {
  const client = useQueryClient()
  const [stage, setStage] = useState<Stage>({ is: 'planning' })
  const isStopped = useRef(false)
  const stop = useCallback(() => {
    isStopped.current = true
  }, [])
  useEffect(() => stop, [stop])

  async function run(plans: readonly PricePlan[], isUndo: boolean): Promise<void> {
    isStopped.current = false
    const onStep = (done: number) => setStage({ is: 'running', isUndo, done, all: plans.length })
    onStep(0)
    const outcomes = await applyPrices(plans, {
      current: async (id) => readProduct(await getProduct(id)).basePrice,
      write: (id, price) => updateProduct(id, { base_price: fixed(price, 2) }),
      isStopped: () => isStopped.current,
      onStep,
    })
    setStage({ is: 'over', isUndo, outcomes })
    // Once for all: a price is part of most reads.
    await client.invalidateQueries()
  }

  return {
    stage,
    stop,
    change: (plans: readonly PricePlan[]) => run(plans, false),
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
        rest: rest.map(({ id, name, price, newest = price }) => ({ id, name, price: newest })),
      })
    },
  }
}
