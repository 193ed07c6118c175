import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { plainRing } from '#src/shared/shop/product-fixture.ts'
import { BasicForm } from './basic-form.tsx'
import { UpdateProduct } from './update-product.tsx'

afterEach(leaveScreen)

const gone = () => Response.json({ message: 'Not found' }, { status: 404 })

test('what was typed on a newer version than the list has is there after a reload, and nobody else has changed it', async () => {
  stubHost(() => plainRing({ base_price: 47_000 }))
  const item = plainRing({ base_price: 48_500, description: 'As the list has it.' })
  const element = <UpdateProduct id="prod-1" item={item} Form={BasicForm} version={1} />
  for (const typed of ['48500', '46000']) {
    const first = await renderScreen(element)
    const price = first.screen.getByRole('spinbutton', { name: /^Base Price/ })
    await expect.element(price).not.toHaveValue('48500')
    await price.fill(typed)
    await first.screen.unmount()
    const { screen } = await renderScreen(element)
    await expect.element(screen.getByText('Here is what you had typed before.')).toBeVisible()
    await expect.element(screen.getByRole('spinbutton', { name: /^Base Price/ })).toHaveValue(typed)
    expect(screen.getByText(/^This was changed/).elements()).toEqual([])
    await screen.getByRole('button', { name: 'Start over' }).click()
    await screen.unmount()
  }
})

test('what was typed for a product that is deleted meanwhile is there after a reload, with no word of a newer version', async () => {
  let isDeleted = false
  stubHost(() => (isDeleted ? gone() : plainRing()))
  const element = <UpdateProduct id="prod-1" item={null} Form={BasicForm} version={1} />
  const first = await renderScreen(element)
  await first.screen.getByRole('textbox', { name: /^Description/ }).fill('A long text.')
  await first.screen.unmount()
  isDeleted = true
  const { screen } = await renderScreen(element)
  await expect.element(screen.getByText(/^This product was deleted in the meantime/)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: /^Description/ })).toHaveValue('A long text.')
  expect(screen.getByText(/^This was changed/).elements()).toEqual([])
})
