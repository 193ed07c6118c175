import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { plainRing, plainVariant } from '#src/shared/shop/product-fixture.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { UpdateProduct } from './update-product.tsx'

afterEach(leaveScreen)

const gone = () => Response.json({ message: 'Not found' }, { status: 404 })

test('what was typed on a newer version than the list has is there after a reload, and nobody else has changed it', async () => {
  stubHost(() => plainRing({ base_price: 47_000 }))
  const item = plainRing({ base_price: 48_500, description: 'As the list has it.' })
  const element = <UpdateProduct id="prod-1" item={item} version={1} />
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
  const element = <UpdateProduct id="prod-1" item={null} version={1} />
  const first = await renderScreen(element)
  await first.screen.getByRole('textbox', { name: /^Description/ }).fill('A long text.')
  await first.screen.unmount()
  isDeleted = true
  const { screen } = await renderScreen(element)
  await expect.element(screen.getByText(/^This product was deleted in the meantime/)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: /^Description/ })).toHaveValue('A long text.')
  expect(screen.getByText(/^This was changed/).elements()).toEqual([])
})

const ring = plainRing({
  description: 'A plain band.',
  thumbnail: '/ring.avif',
  variants: [plainVariant({ size: '12' }), plainVariant({ id: 'var-2', color: 'Platinum', price_modifier: -7470 })],
})

/** Opens one of the forms of the ring; `answer` answers what it sends. */
async function open(version: 1 | 2 | 3, answer: () => object) {
  const sent: unknown[] = []
  stubHost((call, body) => {
    if (!call.startsWith('PUT')) return ring
    sent.push([call, JSON.parse(typeof body === 'string' ? body : '')])
    return answer()
  })
  const address = `/admin/update-product${version}?id=prod-1`
  const { screen, router } = await renderScreen(<UpdateProduct id="prod-1" item={null} version={version} />, address)
  const update = () => userEvent.click(screen.getByRole('button', { name: 'Update product' }))
  await expect.element(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue(ring.name)
  return { screen, router, sent, update }
}

test('version 1 sends the price with 4 decimals, and makes no call when nothing changed', async () => {
  const first = await open(1, () => ring)
  await first.screen.getByLabelText('Base Price').fill('1000.00001')
  await first.update()
  const alert = first.screen.getByRole('alertdialog')
  await expect.element(alert).toMatchTextContent('Product Unchanged')
  await userEvent.click(alert.getByRole('button', { name: 'OK', exact: true }))
  await expect.poll(() => first.router.state.location.pathname).toBe('/admin/products')
  expect(first.sent).toEqual([])
  await first.screen.unmount()
  sessionStorage.clear()

  const { screen, router, sent, update } = await open(1, () => ring)
  const field = (label: string) => screen.getByLabelText(label)
  const values = { Name: 'Slim Ring', 'Base Price': '1001.23456', Description: 'Slim.' }
  for (const label of Object.keys(values)) await field(label).fill('')
  await update()
  for (const label of Object.keys(values))
    await expect.element(screen.getByText(`Please enter a ${label.toLowerCase()}`)).toBeVisible()
  for (const [label, text] of Object.entries(values)) await field(label).fill(text)
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(screen.getByText('Product updated successfully')).toBeVisible()
  await expect.poll(() => router.state.location.pathname).toBe('/admin/products')
  const sentValues = { name: 'Slim Ring', base_price: '1001.2346', description: 'Slim.' }
  expect(sent).toEqual([['PUT /v1/products/prod-1', sentValues]])
})

test('version 2 sends the whole form and leads to the list; its tabs pass the item on', async () => {
  const { screen, router, sent, update } = await open(2, () => ring)
  await userEvent.click(screen.getByRole('link', { name: 'Price and SKU' }))
  const passed = { search: '?id=prod-1', state: { item: { id: 'prod-1', SKU: ring.SKU } } }
  await expect.poll(() => router.state.location).toMatchObject({ pathname: '/admin/update-product3', ...passed })
  await userEvent.click(screen.getByRole('link', { name: 'Full' }))
  await expect.poll(() => router.state.location).toMatchObject({ pathname: '/admin/update-product2', ...passed })

  await screen.getByLabelText('Brand').fill('House')
  await screen.getByLabelText('Base Price').fill('10000.5')
  const first = screen.getByRole('group', { name: 'Variant 1' })
  await first.getByLabelText('Color').fill('Rose Gold')
  await first.getByLabelText('Price Modifier').fill('-0.25')
  await first.getByLabelText('Total Quantity').fill('8')
  await first.getByLabelText('Reserved Quantity').fill('2')
  await update()
  await expect.element(screen.getByText('Product updated successfully')).toBeVisible()
  await expect.poll(() => router.state.location.pathname).toBe('/admin/products')
  const { name, SKU, description, thumbnail } = ring
  const price = '10000.5000'
  const rose = { id: 'var-1', color: 'Rose Gold', size: '12', price_modifier: '-0.2500' }
  const platinum = { id: 'var-2', color: 'Platinum', size: null, price_modifier: '-7470.0000' }
  const product = { name, brand: 'House', SKU, description, thumbnail, stock: 5, base_price: price, price }
  const variants = [
    { ...rose, inventory: { total_quantity: 8, reserved_quantity: 2 } },
    { ...platinum, inventory: { total_quantity: 9, reserved_quantity: 0 } },
  ]
  expect(sent).toEqual([['PUT /v1/products/prod-1', { ...product, variants }]])
})

test('version 2 warns of an empty name, sends it anyway, and tells the refusal in an alert and at its field', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const errors = [{ path: 'body.name', message: 'Required.' }]
  const refusal = () => Response.json({ message: 'body.name: Required.', errors }, { status: 400 })
  const { screen, router, sent, update } = await open(2, refusal)
  const name = screen.getByRole('textbox', { name: /^Name/ })
  await name.fill('')
  await expect.element(screen.getByText('A product without a name may be refused.')).toBeVisible()
  await update()
  const alert = screen.getByRole('alertdialog')
  await expect.element(alert.getByText('Failed to update product.')).toBeVisible()
  await userEvent.click(alert.getByRole('button', { name: 'OK' }))
  await expect.element(screen.getByText('Please check: Name.')).toBeVisible()
  await expect.element(name).toHaveAccessibleDescription(expect.stringContaining('Required.'))
  await expect.element(name).toHaveFocus()
  expect(sent).toMatchObject([['PUT /v1/products/prod-1', { name: '' }]])
  expect(router.state.location.pathname).toBe('/admin/update-product2')
  expect(logged.mock.calls.map(([what]) => what as unknown)).toEqual(['Failed to update the product'])
  logged.mockClear()
})

test('version 3 goes in steps of 0.01, says how it rounds, needs a SKU, and leads to the list', async () => {
  const { screen, router, sent, update } = await open(3, () => ring)
  const price = screen.getByLabelText('Price', { exact: true })
  await expect.element(price).toHaveAttribute('step', '0.01')
  await price.fill('91234.567')
  await expect.element(price).toHaveAccessibleDescription(expect.stringContaining('saved as 91234.57'))
  const SKU = screen.getByRole('textbox', { name: /^SKU/ })
  await SKU.fill('')
  await update()
  await expect.element(screen.getByText('Please enter a SKU')).toBeVisible()
  await expect.element(SKU).toHaveFocus()
  await SKU.fill('SUV-RNG-2')
  await update()
  await expect.element(screen.getByText('Product updated successfully')).toBeVisible()
  await expect.poll(() => router.state.location.pathname).toBe('/admin/products')
  const { name, description } = ring
  expect(sent).toEqual([['PUT /v1/products/prod-1', { name, base_price: '91234.57', description, SKU: 'SUV-RNG-2' }]])
})

test('two people who edit one product overwrite nothing of each other', async () => {
  let record: object = ring
  stubHost((call, body) => {
    if (call.startsWith('PUT') && typeof body === 'string') record = { ...record, ...(JSON.parse(body) as object) }
    return record
  })
  /** Anna opens the form and types a name; meanwhile Ben saves his change. */
  async function edit(name: string, byBen: object) {
    const form = <UpdateProduct id="prod-1" item={null} version={1} />
    const { screen, router } = await renderScreen(form, '/admin/update-product?id=prod-1')
    await screen.getByRole('textbox', { name: /^Name/ }).fill(name)
    record = { ...record, ...byBen }
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Update product' }))
    await save()
    const saved = () => expect.poll(() => router.state.location.pathname).toBe('/admin/products')
    return { screen, save, saved }
  }
  const first = await edit('Typed by Anna', { base_price: 98_765.5 })
  await first.saved()
  expect(record).toMatchObject({ name: 'Typed by Anna', base_price: '98765.5000' })
  await first.screen.unmount()

  const { screen, save, saved } = await edit('Both, says Anna', { name: 'Both, says Ben' })
  const choice = screen.getByRole('radiogroup', { name: 'Name: which one?' })
  await expect.element(choice).toMatchTextContent('TheirsBoth, says BenYoursBoth, says Anna')
  expect(record).toMatchObject({ name: 'Both, says Ben' })
  await userEvent.click(choice.getByRole('radio', { name: /^Yours/ }))
  await save()
  await saved()
  expect(record).toMatchObject({ name: 'Both, says Anna' })
})
