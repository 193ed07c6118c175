import { asha } from '#src/shared/api/session-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import { OrderHistory } from './order-history.tsx'

afterEach(leaveScreen)

test('failures of cancel, return and review are logged and shown without an alert, and what was typed stays', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const forms: [string, ...unknown[]][] = []
  stubHost((call, body) => {
    if (call.startsWith('GET')) return []
    forms.push([call, ...(body instanceof FormData ? body : [body])])
    return Response.json({}, { status: 500 })
  })
  const { screen } = await renderScreen(<OrderHistory />, '/account/orders?order=ord-sample-1&view=cancel', asha)
  const press = async (name: string) => {
    const button = screen.getByRole('button', { name, exact: true })
    await expect.element(button).toBeVisible()
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  await userEvent.click(screen.getByRole('radio', { name: 'Ordered by mistake' }))
  await press('Cancel Order')
  await expect.element(screen.getByText('The order could not be cancelled. Please try again.')).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'Ordered by mistake' })).toBeChecked()

  await press('Return/Replace')
  await userEvent.click(screen.getByRole('radio', { name: 'Wrong Size' }))
  await press('Request Return')
  await expect.element(screen.getByText('The return could not be requested. Please try again.')).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'Wrong Size' })).toBeChecked()

  await press('Write Review')
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }), { force: true })
  await userEvent.fill(screen.getByLabelText('Your review'), 'Rings softly.')
  await press('Submit Review')
  await expect.element(screen.getByText('The review could not be sent. Please try again.')).toBeVisible()
  await expect.element(screen.getByLabelText('Your review')).toHaveValue('Rings softly.')

  expect(screen.getByRole('alertdialog').elements()).toEqual([])
  expect(logged.mock.calls.map(([what]) => what as unknown)).toEqual([
    'Failed to cancel the order',
    'Failed to return the order',
    'Failed to review the ordered product',
  ])
  expect(forms, 'pictures are optional').toEqual([
    ['POST /api/orders/ord-sample-1/cancel', JSON.stringify({ reason: 'Ordered by mistake' })],
    ['POST /api/orders/ord-sample-2/return', ['reason', 'Wrong Size']],
    ['POST /api/products/prod-9/reviews', ['rating', '4'], ['review', 'Rings softly.']],
  ])
})

const png = (number: number) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], `crack-${number}.png`, {
    type: 'image/png',
  })
const partsOf = (form: FormData) => [...form].map(([name, value]) => [name, value instanceof File ? value.name : value])

/** At once: a click of the mouse waits until nothing moves. */
async function pressIn(of: Locator, name: string) {
  const button = of.getByRole('button', { name, exact: true })
  await expect.element(button).toBeVisible()
  const element = button.element()
  if (element instanceof HTMLElement) element.focus()
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/** Opens the history at a host that accepts everything. */
async function open() {
  const sent: [call: string, body: unknown, isSigned: boolean][] = []
  stubHost((call, body, isSigned) => {
    if (call.startsWith('GET')) return []
    sent.push([call, body instanceof FormData ? partsOf(body) : body, isSigned])
    return {}
  })
  const { screen } = await renderScreen(<OrderHistory />, '/account/orders', asha)
  const picker = screen.getByLabelText('Add pictures')
  const addPictures = (...numbers: number[]) => userEvent.upload(picker, numbers.map(png))
  const [pending, delivered] = [screen.getByRole('article').first(), screen.getByRole('article').nth(1)]
  const pictures = screen.getByRole('img', { name: /^crack-/ })
  return { screen, sent, picker, addPictures, pending, delivered, pictures }
}

test('one order is cancelled with a typed reason, another is returned with two pictures', async () => {
  const { screen, sent, picker, addPictures, pending, delivered, pictures } = await open()
  await pressIn(pending, 'Cancel')
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }))
  await userEvent.fill(screen.getByLabelText('Your reason'), 'My sister gave me the same ring')
  await pressIn(pending, 'Cancel Order')
  await expect.element(pending).toMatchTextContent('Cancelled')

  await pressIn(delivered, 'Return/Replace')
  await userEvent.click(screen.getByRole('radio', { name: 'Broken Product' }))
  await addPictures(1, 2, 3)
  await expect.poll(() => pictures.elements()).toHaveLength(3)
  await pressIn(delivered, 'Remove crack-3.png')
  await expect.element(picker, { message: 'the pressed button went with its picture' }).toHaveFocus()
  await pressIn(delivered, 'Request Return')
  await expect.element(delivered).toMatchTextContent('Return requested')
  const left = () => [...delivered.element().querySelectorAll('button')].map(({ textContent }) => textContent)
  await expect.poll(left).toEqual(['Track Order', 'Write Review'])
  const images = ['crack-1.png', 'crack-2.png'].map((name) => ['images', name])
  expect(sent).toEqual([
    ['POST /api/orders/ord-sample-1/cancel', JSON.stringify({ reason: 'My sister gave me the same ring' }), true],
    ['POST /api/orders/ord-sample-2/return', [['reason', 'Broken Product'], ...images], true],
  ])
})

test('one piece of an order is reviewed with a picture, and the next review begins empty', async () => {
  const { screen, sent, addPictures, delivered, pictures } = await open()
  await pressIn(delivered, 'Write Review')
  await userEvent.selectOptions(screen.getByLabelText('Which piece?'), 'Phool Flower Nose Pin')
  await userEvent.click(screen.getByRole('radio', { name: '2 stars' }), { force: true })
  await userEvent.fill(screen.getByLabelText('Your review'), 'Lovely, until it broke.')
  await addPictures(1)
  await expect.element(pictures).toBeVisible()
  await pressIn(delivered, 'Submit Review')
  await expect.element(screen.getByText('Review submitted successfully')).toBeVisible()
  await pressIn(delivered, 'Write Review')
  await expect.element(screen.getByLabelText('Your review')).toHaveValue('')
  expect(pictures.query()).toBeNull()
  expect(screen.getByLabelText('Which piece?').query(), 'one piece is left').toBeNull()
  const parts = { rating: '2', review: 'Lovely, until it broke.', images: 'crack-1.png' }
  expect(sent).toEqual([['POST /api/products/prod-10/reviews', Object.entries(parts), true]])
})
