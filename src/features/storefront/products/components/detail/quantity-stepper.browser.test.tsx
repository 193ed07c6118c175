import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useQuantity } from './quantity-stepper.tsx'

test.each([
  ['another variant', { variantId: 'silver', free: 3 }],
  ['another number', { variantId: 'gold', free: 9 }],
])('what was wrong disappears with %s', async (_, next) => {
  const gold = { variantId: 'gold', free: 3 }
  const { result, rerender, act } = await renderHook(
    ({ variantId, free }: typeof gold = gold) => useQuantity(free, variantId),
    { initialProps: gold },
  )
  await act(() => result.current.box.onChange('4'))
  await act(() => result.current.take(0))
  expect(result.current.problem).toBe('Only 3 left.')
  await rerender(gold)
  expect(result.current.problem).toBe('Only 3 left.')
  await rerender(next)
  expect(result.current.problem).toBeUndefined()
  expect(result.current.box).toMatchObject({ value: '4', problemId: undefined })
})
