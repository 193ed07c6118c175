import { createQueryClient } from '#src/shared/api/query-client.ts'
import { plainRing, plainVariant } from '#src/shared/shop/product-fixture.ts'
import { ToastProvider } from '#src/shared/ui/toast/toasts.tsx'
import { UiProvider } from '#src/shared/ui/theme/ui-provider.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CreateProduct } from './create-product.tsx'
import { DuplicateProduct } from './duplicate-product.tsx'

let sent: unknown[]
/** How the host answers a read of the product. */
let status: number

beforeEach(() => {
  sent = []
  status = 200
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'POST') sent.push(await new Response(body ?? null).json())
    if (method === 'POST') return Response.json({ ...ring, id: 'prod-2' }, { status: 201 })
    if (url.endsWith('/products/prod-1')) return Response.json(status === 200 ? ring : { message: 'No.' }, { status })
    return Promise.resolve(Response.json({ data: [], pagination: { page: 1, limit: 100, total: 0, totalPages: 0 } }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const ring = plainRing({ id: 'prod-1', SKU: 'R-1', variants: [plainVariant({ color: 'Gold' }, 7)] })

function open(element = <DuplicateProduct id="prod-1" onCreated={() => undefined} />) {
  const router = createMemoryRouter([{ path: '/', element }])
  return render(
    <UiProvider>
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </UiProvider>,
  )
}

test('the form has all of the product but SKU and stock, and creates another one', async () => {
  const screen = await open()
  const name = screen.getByRole('textbox', { name: /^Name/ })
  await expect.element(name).toHaveValue(ring.name)
  await expect.element(screen.getByText('It needs a SKU of its own', { exact: false })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Create product' }))
  await expect.element(screen.getByText('Please enter a SKU')).toBeVisible()
  await userEvent.fill(screen.getByRole('textbox', { name: /^SKU/ }), 'R-2')
  await userEvent.click(screen.getByRole('button', { name: 'Create product' }))
  await expect.element(screen.getByText('Product created successfully!')).toBeVisible()
  expect(sent).toMatchObject([
    { name: ring.name, SKU: 'R-2', variants: [{ color: 'Gold', inventory: { total_quantity: 0 } }] },
  ])
  await expect.element(name).toHaveValue('')
  await expect.element(screen.getByText('It needs a SKU of its own', { exact: false })).not.toBeInTheDocument()
})

test('a product that is gone leads to an empty form, one that cannot be loaded to another try', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  status = 404
  const gone = await open()
  await expect.element(gone.getByRole('link', { name: 'Begin with an empty form' })).toBeVisible()
  await gone.unmount()
  status = 500
  const screen = await open()
  await expect.element(screen.getByText('Failed to load product. Please try again later.')).toBeVisible()
  status = 200
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await expect.element(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue(ring.name)
  logged.mockClear()
})

test('an unfinished product from before the copy is shown after it, and not replaced', async () => {
  const before = await open(<CreateProduct />)
  await before.getByRole('textbox', { name: /^Name/ }).fill('Half a necklace')
  await before.unmount()
  const screen = await open()
  const name = screen.getByRole('textbox', { name: /^Name/ })
  await expect.element(name).toHaveValue(ring.name)
  await screen.getByRole('textbox', { name: /^SKU/ }).fill('R-2')
  await userEvent.click(screen.getByRole('button', { name: 'Create product' }))
  await expect.element(screen.getByText('Product created successfully!')).toBeVisible()
  await expect.element(name).toHaveValue('Half a necklace')
  await expect.element(screen.getByText('Here is what you had typed before.')).toBeVisible()
  await userEvent.fill(screen.getByRole('textbox', { name: /^SKU/ }), 'N-1')
  await screen.unmount()
  const after = await open(<CreateProduct />)
  await expect.element(after.getByRole('textbox', { name: /^Name/ })).toHaveValue('Half a necklace')
  await expect.element(after.getByRole('textbox', { name: /^SKU/ })).toHaveValue('N-1')
  await userEvent.click(after.getByRole('button', { name: 'Start over' }))
  await expect.element(after.getByRole('textbox', { name: /^Name/ })).toHaveValue('')
})
