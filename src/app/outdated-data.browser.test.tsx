import { getGetProductQueryKey, useGetProduct } from '#openapi/generated/client/products/products.ts'
import { createQueryClient } from '#src/shared/api/query-client.ts'
import { useOutdated } from '#src/shared/api/outdated.ts'
import { leaveScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { UiProvider } from '#src/shared/ui/theme/ui-provider.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fillCache } from './page-data.ts'
import { OutdatedData } from './outdated-data.tsx'

afterEach(leaveScreen)

/** A new one for each call: a body that was read before would be a lost connection, which is tried again. */
const failure = (): object => Response.json({}, { status: 500 })

function Product() {
  const { data } = useGetProduct('prod-1')
  const isOutdated = useOutdated()
  return (
    <main>
      <h1 tabIndex={-1}>{data?.name}</h1>
      {isOutdated && <OutdatedData />}
    </main>
  )
}

test('data of a prerendered page that nothing newer replaces is shown and called so; Retry asks again', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  let answer = failure
  const calls = stubHost(() => answer())
  const client = createQueryClient()
  fillCache(client, { at: 0, answers: [[getGetProductQueryKey('prod-1'), { id: 'prod-1', name: 'Old ring' }]] }, 0)
  const screen = await render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <Product />
      </QueryClientProvider>
    </UiProvider>,
  )
  const line = screen.getByText(
    /Failed to load product\. Please try again later\. Prices may have changed: the shop did/,
  )
  const retry = screen.getByRole('button', { name: 'Retry' })
  await expect.element(line).toBeVisible()
  await userEvent.click(retry)
  await expect.poll(() => calls).toHaveLength(2)
  await expect.element(screen.getByRole('heading')).toHaveTextContent('Old ring')
  await expect.element(line).toBeVisible()

  answer = () => ({ id: 'prod-1', name: 'New ring' })
  await userEvent.click(retry)
  await expect.element(screen.getByRole('heading')).toHaveTextContent('New ring')
  expect(line.elements()).toEqual([])
  await expect.element(screen.getByRole('heading')).toHaveFocus()
  expect(logged).toHaveBeenCalled()
})
