import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
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
