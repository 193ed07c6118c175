import { plainRing } from '#src/shared/shop/product-fixture.ts'
import { watchTasks } from '#src/shared/lib/time/tasks-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { useState } from 'react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { collectionList } from '../../listing.ts'
import { GroupListing } from './group-listing.tsx'

afterEach(leaveScreen)

test('the cards of a group are rendered in several tasks', async () => {
  const { renderSlowly, tasksOf, stop } = watchTasks()
  onTestFinished(stop)
  stubHost(() => [])
  const products = Array.from({ length: 4 }, (_, index) => plainRing({ id: `prod-${index}`, name: `Ring ${index}` }))
  function Screen() {
    const [isLoaded, setLoaded] = useState(false)
    const group = { data: isLoaded ? { products } : undefined, isError: false, refetch: () => undefined }
    return (
      <>
        <button onClick={() => setLoaded(true)}>Load</button>
        <GroupListing kind={collectionList} group={group} error="Failed" heart={renderSlowly} action={() => null} />
      </>
    )
  }
  const { screen } = await renderScreen(<Screen />)
  await screen.getByRole('button', { name: 'Load' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Ring 3' })).toBeVisible()
  expect(tasksOf(4)).toBeGreaterThan(1)
})
