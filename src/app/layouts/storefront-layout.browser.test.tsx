import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { StorefrontLayout } from './storefront-layout.tsx'

afterEach(leaveScreen)

// First, since the overlay shows once per full load.
test('the overlay claims no 100% before the collections have answered', async () => {
  const answer = Promise.withResolvers<object>()
  stubHost((call) => (call.includes('/collections') ? answer.promise : []))
  const page = (
    <Routes>
      <Route element={<StorefrontLayout />}>
        <Route path="/" element={<h1>Home</h1>} />
      </Route>
    </Routes>
  )
  const { screen } = await renderScreen(page)
  const overlay = screen.getByRole('progressbar', { name: /^Loading/ })
  await expect.element(overlay).toBeVisible()
  // Drawn a few times more, in which nothing may finish it.
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
  await expect.element(overlay).not.toHaveAttribute('aria-valuenow', '100')
  answer.resolve({ data: [], pagination: { totalPages: 1 } })
  await expect.element(overlay).toHaveAttribute('aria-valuenow', '100')
  await expect.element(overlay).not.toBeInTheDocument()
})
