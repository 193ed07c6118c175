import { plainRing } from '#src/shared/shop/product-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import { CreateProduct } from './create-product.tsx'

afterEach(leaveScreen)

const outOfOrder = () => Response.json({ message: 'Out of order.' }, { status: 500 })
const rings = { id: 'cat-1', name: 'Rings', description: '', thumbnail: '', standard_rate: 3 }
const lists = { data: [rings], pagination: { page: 1, limit: 100, total: 1, totalPages: 1 } }

type Screen = Awaited<ReturnType<typeof renderScreen>>['screen']
const textBox = (screen: Screen, name: RegExp) => screen.getByRole('textbox', { name })
const create = (screen: Screen) => userEvent.click(screen.getByRole('button', { name: 'Create product' }))

test('lists that do not load say so and are logged; Retry loads them, and typed text stays', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  let isWell = false
  stubHost((call) => (isWell || call.includes('/collections') ? lists : outOfOrder()))
  const { screen } = await renderScreen(<CreateProduct />)
  const words = screen.getByText('Failed to load required data.')
  await expect.element(words).toBeVisible()
  const category = screen.getByLabelText('Category', { exact: true })
  await expect.element(category).toHaveTextContent('Not loaded')
  expect(new Set(logged.mock.calls.map(([what]) => what as unknown))).toEqual(
    new Set(['Failed to load required data.']),
  )
  await textBox(screen, /^Name/).fill('Copy')
  isWell = true
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await expect.element(words).not.toBeInTheDocument()
  await expect.element(category).toHaveTextContent('NoneRings')
  await expect.element(textBox(screen, /^Name/)).toHaveValue('Copy')
  logged.mockClear()
})

test('files that cannot be pictures raise an alert, and have to be removed before the product is created', async () => {
  const calls = stubHost(() => lists)
  const { screen } = await renderScreen(<CreateProduct />)
  const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const picker = screen.getByLabelText(/^Add images/)
  const chosen = new DataTransfer()
  chosen.items.add(new File(['no picture'], 'words.png', { type: 'image/png' }))
  chosen.items.add(new File([signature, new Uint8Array(5 * 1024 * 1024)], 'large.png', { type: 'image/png' }))
  Reflect.set(picker.element(), 'files', chosen.files)
  picker.element().dispatchEvent(new Event('change', { bubbles: true }))
  const alert = screen.getByRole('alertdialog')
  await expect.element(alert.getByText('Failed to upload image. Please try again.')).toBeVisible()
  await expect.element(screen.getByText('words.png is not a PNG, JPEG, WebP, AVIF or GIF.')).toBeInTheDocument()
  await expect.element(screen.getByText('large.png is larger than 5 MB.')).toBeInTheDocument()
  await userEvent.click(alert.getByRole('button', { name: 'OK' }))
  await expect.element(alert).not.toBeInTheDocument()
  await textBox(screen, /^Name/).fill('Copy')
  await textBox(screen, /^SKU/).fill('SUV-1')
  await create(screen)
  await expect
    .element(picker)
    .toHaveAccessibleDescription(
      'words.png and large.png could not be uploaded: below it says why. Remove them to go on.',
    )
  await expect.element(picker).toHaveFocus()
  // The files would be refused again.
  expect(screen.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
  for (const name of ['words.png', 'large.png'])
    await userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }))
  await expect.element(picker).toHaveFocus()
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

const png = (name: string) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name, { type: 'image/png' })

/** A host that keeps pictures and products; `sent` has its writes, `isSigned` whether each call that needs a token has one. */
function openHost() {
  const sent: [call: string, body: unknown][] = []
  const signed: boolean[] = []
  stubHost((call, body, isSigned) => {
    if (!/categories\?|collections|search/.test(call)) signed.push(isSigned)
    if (call.startsWith('GET')) return lists
    sent.push([call, typeof body === 'string' ? JSON.parse(body) : 'a form'])
    return call === 'POST /v1/upload' ? { fileUrl: `/uploads/${sent.length}.png` } : { ...plainRing(), id: 'prod-9' }
  })
  return { sent, signed }
}

async function openForm() {
  const { screen } = await renderScreen(<CreateProduct />)
  const pictures = screen.getByRole('listitem', { name: /^Picture / })
  const names = () => pictures.elements().map((tile) => tile.getAttribute('aria-label'))
  const inOrder = (...files: string[]) =>
    expect.poll(names).toEqual(files.map((file, index) => `Picture ${index + 1} of ${files.length}: ${file}`))
  return {
    screen,
    pictures,
    inOrder,
    addPictures: (files: File[]) => userEvent.upload(screen.getByLabelText(/^Add images/), files),
  }
}

function middle(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Drags an element onto another with the mouse, frame by frame. */
async function drag(from: Element, to: Element): Promise<void> {
  const [start, end] = [middle(from), middle(to)]
  const at = (part: number) => ({
    bubbles: true,
    clientX: start.x + (end.x - start.x) * part,
    clientY: start.y + (end.y - start.y) * part,
  })
  from.dispatchEvent(new MouseEvent('mousedown', at(0)))
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    document.dispatchEvent(new MouseEvent('mousemove', at(part)))
    await new Promise(requestAnimationFrame)
  }
  document.dispatchEvent(new MouseEvent('mouseup', at(1)))
}

test('pictures are chosen or dropped anywhere, moved by keyboard and mouse, and the first is the primary one', async () => {
  openHost()
  const { screen, pictures, inOrder, addPictures } = await openForm()
  await addPictures([png('front.png'), png('side.png')])
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(png('back.png'))
  document.body.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }))
  await expect.element(screen.getByText('Let go to add them')).toBeVisible()
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  await expect.poll(() => pictures.getByRole('img').elements()).toHaveLength(3)
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument()
  await inOrder('front.png', 'side.png', 'back.png')
  const isPrimary = (name: string) => expect.element(pictures.filter({ hasText: 'Primary' })).toHaveAccessibleName(name)
  await isPrimary('Picture 1 of 3: front.png')

  const press = (name: string) => {
    const button = screen.getByRole('button', { name })
    if (button.element() instanceof HTMLElement) button.element().focus()
    return userEvent.keyboard('{Enter}')
  }
  await press('Move back.png earlier')
  await expect.element(screen.getByText('back.png is now picture 2 of 3.')).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Move back.png earlier' })).toHaveFocus()
  await press('Move front.png later')
  await inOrder('back.png', 'front.png', 'side.png')
  await press('Make side.png the primary picture')
  await expect.element(screen.getByText('side.png is now picture 1 of 3, the primary one.')).toBeInTheDocument()
  await press('Remove side.png')
  await inOrder('back.png', 'front.png')
  await isPrimary('Picture 1 of 2: back.png')
  await expect.element(screen.getByRole('button', { name: 'Remove back.png' })).toHaveFocus()
  await drag(pictures.nth(1).element(), pictures.first().element())
  await inOrder('front.png', 'back.png')
  await isPrimary('Picture 1 of 2: front.png')
})

const inventory = { total_quantity: 4, reserved_quantity: 0, minimum_stock_alert: 1 }
const variant = { size: '12', weight: 3.2, inventory }
const texts = {
  Name: 'Meera Ring',
  Brand: 'Suvarnika',
  SKU: 'SUV-TST-1',
  Description: 'A plain band.',
  'Base Price': '12500.5',
  'Material Type': 'Gold',
  'Metal Purity': '22K',
  'Gemstone Details': 'x'.repeat(251),
  'Additional Attributes': 'Hallmarked',
}
const choices = { Category: 'Rings', Collection: 'Rings', 'Tax Category': 'Rings (3 %)' }
/** What these make, with the two uploaded pictures. */
const product = {
  name: 'Meera Ring',
  brand: 'Suvarnika',
  description: 'A plain band.',
  SKU: 'SUV-TST-1',
  base_price: 12500.5,
  category_id: 'cat-1',
  collection_id: 'cat-1',
  tax_category_id: 'cat-1',
  images: [
    { image_url: '/uploads/1.png', is_primary: true, display_order: 1 },
    { image_url: '/uploads/2.png', is_primary: false, display_order: 2 },
  ],
  variants: [
    { ...variant, color: 'Gold', price_modifier: -500.5, image_url: null },
    { ...variant, color: 'Silver', price_modifier: 0, image_url: '/uploads/2.png' },
  ],
  product_metadata: {
    material_type: 'Gold',
    metal_purity: '22K',
    gemstone_details: 'x'.repeat(250),
    additional_attributes: 'Hallmarked',
  },
}

async function fill(group: Locator, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) await userEvent.fill(group.getByLabelText(label), text)
}

/** Adds one variant, duplicates and changes it, and removes one more. */
async function addVariants(screen: Screen) {
  // Not a click of the mouse, which waits until nothing moves.
  const press = (name: string) => {
    const button = screen.getByRole('button', { name }).element()
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  press('Add variant')
  const first = screen.getByRole('group', { name: /Variant 1/ })
  await expect.element(first.getByLabelText('Color')).toHaveFocus()
  await fill(first, { Color: 'Gold', Size: '12', 'Weight (g)': '3.2', 'Price Modifier': '-500.5' })
  await expect.element(screen.getByRole('group', { name: 'Variant 1 · sells at ₹12,000.00' })).toBeVisible()
  await fill(first, { 'Total Quantity': '4', 'Stock Alert At': '1' })
  press('Duplicate variant 1')
  const second = screen.getByRole('group', { name: /Variant 2/ })
  await fill(second, { Color: 'Silver', 'Price Modifier': '' })
  await userEvent.selectOptions(second.getByLabelText('Picture'), '2: side.png')
  press('Duplicate variant 2')
  await expect.poll(() => screen.getByRole('group', { name: /Variant/ }).elements()).toHaveLength(3)
  press('Remove variant 2')
  await expect.poll(() => screen.getByRole('group', { name: /Variant/ }).elements()).toHaveLength(2)
  await expect.element(screen.getByRole('button', { name: 'Add variant' })).toHaveFocus()
}

test('a product is created with all its fields and its pictures in order, and the form is cleared', async () => {
  const { sent, signed } = openHost()
  const { screen, pictures, inOrder, addPictures } = await openForm()
  const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`)).first()
  await addPictures([png('front.png'), png('side.png')])
  await inOrder('front.png', 'side.png')
  await expect.poll(() => pictures.getByRole('img').elements()).toHaveLength(2)
  for (const [label, text] of Object.entries(texts)) await userEvent.fill(field(label), text)
  for (const [label, choice] of Object.entries(choices)) await userEvent.selectOptions(field(label), choice)
  await addVariants(screen)

  await create(screen)
  const gems = field('Gemstone Details')
  await expect.element(gems).toHaveFocus()
  await expect
    .element(gems)
    .toHaveAccessibleDescription(
      expect.stringMatching(/251 of at most 250 characters.*Please use at most 250 characters/),
    )
  expect(sent).toEqual([1, 2].map(() => ['POST /v1/upload', 'a form']))
  await userEvent.fill(gems, 'x'.repeat(250))
  await create(screen)
  await expect.element(screen.getByText('Product created successfully!')).toBeVisible()
  expect(sent.slice(2)).toEqual([['POST /v1/products', product]])
  expect(new Set(signed)).toEqual(new Set([true]))
  for (const label of Object.keys({ ...texts, ...choices })) await expect.element(field(label)).toHaveValue('')
  expect([pictures.elements(), screen.getByRole('group', { name: /Variant/ }).elements()]).toEqual([[], []])
  const shown = screen.getByRole('link', { name: 'See it in the shop' })
  await expect.element(shown).toHaveAttribute('href', '/products/prod-9')
})

const taken = { message: 'SKU is already taken' }

test.each([
  ['no message', 500, {}, 'Failed to create product', false],
  ['a message', 500, { message: 'Out of order.' }, 'Out of order.', false],
  ['a message about a field', 409, taken, 'Failed to create productPlease check: SKU.', true],
] as const)(
  'a refusal with %s is told above the form and in a toast, and typed text stays',
  async (_, status, body, words, isAtField) => {
    stubHost((call) => (call.startsWith('POST') ? Response.json(body, { status }) : lists))
    const { screen } = await renderScreen(<CreateProduct />)
    await textBox(screen, /^Name/).fill('Copy')
    await textBox(screen, /^SKU/).fill('SUV-1')
    await create(screen)
    await expect.element(screen.getByText('Failed to create product. Please try again.')).toBeVisible()
    await expect.element(screen.getByRole('form').getByRole('alert')).toHaveTextContent(words)
    await expect.element(textBox(screen, /^Name/)).toHaveValue('Copy')
    if (!isAtField) return
    await expect.element(textBox(screen, /^SKU/)).toHaveAccessibleDescription('SKU is already taken')
    await expect.element(textBox(screen, /^SKU/)).toHaveFocus()
  },
)
