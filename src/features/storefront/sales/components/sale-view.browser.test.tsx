import { runningSale } from '#src/shared/api/running-sale-fixture.ts'
import { plainRing, plainVariant } from '#src/shared/lib/product-fixture.ts'
import { watchTasks } from '#src/shared/lib/tasks-fixture.ts'
import { leaveScreen, renderScreen } from '#src/shared/ui/screen-fixture.tsx'
import { useState } from 'react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { SaleView } from './sale-view.tsx'

afterEach(leaveScreen)

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
