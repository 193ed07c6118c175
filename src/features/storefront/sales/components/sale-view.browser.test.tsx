import { runningSale } from '#src/shared/shop/running-sale-fixture.ts'
import { now, setNow } from '#src/shared/lib/time/now.ts'
import { plainRing, plainVariant } from '#src/shared/shop/product-fixture.ts'
import { watchTasks } from '#src/shared/lib/time/tasks-fixture.ts'
import { leaveScreen, renderScreen } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { useState } from 'react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { SaleView } from './sale-view.tsx'

afterEach(leaveScreen)

const inMinutes = (minutes: number) => new Date(now().getTime() + minutes * 60_000)

test('the cards of a sale are rendered in several tasks', async () => {
  const { renderSlowly, tasksOf, stop } = watchTasks()
  onTestFinished(stop)
  const variants = Array.from({ length: 4 }, (_, index) => plainVariant({ id: `var-${index}` }))
  const running = runningSale('prod-1')
  const [first] = running.sale_products
  const data = { ...running, sale_products: [{ ...first, product: plainRing({ variants }) }] }
  function Screen() {
    const [isLoaded, setLoaded] = useState(false)
    const sale = { data: isLoaded ? (data as typeof running) : undefined, isError: false, refetch: () => undefined }
    return (
      <>
        <button onClick={() => setLoaded(true)}>Load</button>
        <SaleView sale={sale} heart={renderSlowly} action={() => null} />
      </>
    )
  }
  const { screen } = await renderScreen(<Screen />)
  await screen.getByRole('button', { name: 'Load' }).click()
  await expect.element(screen.getByText('Showing 4 of 4 variants')).toBeVisible()
  expect(tasksOf(4)).toBeGreaterThan(1)
})

test('the cards stay as they are while minutes pass, and return to the usual price when the sale ends', async () => {
  onTestFinished(() => setNow(() => new Date()))
  let renders = 0
  const heart = () => {
    renders += 1
    return null
  }
  const sale = { data: runningSale('prod-1'), isError: false, refetch: () => undefined }
  const { screen } = await renderScreen(<SaleView sale={sale} heart={heart} action={() => null} />)
  await expect.element(screen.getByText('10% off')).toBeVisible()
  const first = renders
  const [soon, over] = [inMinutes(5), inMinutes(61)]
  setNow(() => soon)
  await new Promise(requestAnimationFrame)
  expect(renders).toBe(first)
  setNow(() => over)
  await expect.element(screen.getByText('10% off')).not.toBeInTheDocument()
})
