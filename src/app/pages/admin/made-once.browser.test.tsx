import { isRecord } from '#src/shared/lib/values/is-record.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { NewCouponPage } from './new-coupon-page.tsx'
import { NewGroupPage } from './new-group-page.tsx'
import { NewProductsPage } from './new-products-page.tsx'
import { NewSalePage } from './new-sale-page.tsx'

afterEach(leaveScreen)

const period = { 'Start Date': '2026-12-01', 'End Date': '2026-12-31' }
const group = { Name: 'Brooches', Description: 'Pins for a sari.', 'Thumbnail URL': '/media/none.avif' }
const forms = {
  product: { Page: NewProductsPage, button: 'Create product', typed: { Name: 'Meera Ring', SKU: 'SUV-1' } },
  category: { Page: () => <NewGroupPage kind="category" />, button: 'Submit', typed: group },
  collection: { Page: () => <NewGroupPage kind="collection" />, button: 'Submit', typed: group },
  sale: { Page: NewSalePage, button: 'Create sale', typed: { Name: 'New Year', ...period } },
  coupon: { Page: NewCouponPage, button: 'Create coupon', typed: { Code: 'NEW7', 'Maximum Discount': '7', ...period } },
} as const
const kinds = Object.keys(forms) as (keyof typeof forms)[]

/** A host that keeps what is created; `lost` takes the place of its next answer. */
function openHost() {
  const host = { rows: [] as object[], isRead: true, lost: null as null | (() => Response) }
  const pagination = { currentPage: 1, pages: 1, totalPages: 1, total: 1 }
  stubHost((call, body) => {
    if (!call.startsWith('POST')) {
      if (!host.isRead) return Response.json({}, { status: 500 })
      return call.includes('/sales') ? host.rows : { data: host.rows, pagination }
    }
    const sent: unknown = JSON.parse(typeof body === 'string' ? body : '{}')
    const row = { ...(isRecord(sent) && sent), id: `made-${host.rows.length + 1}` }
    host.rows.push(row)
    const { lost } = host
    host.lost = null
    return lost ? lost() : row
  })
  return host
}

async function open(kind: keyof typeof forms) {
  const { Page, button } = forms[kind]
  const { screen } = await renderScreen(<Page />, '/admin/new')
  const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`))
  const fill = async (typed: Partial<Record<string, string>>) => {
    for (const [label, text] of Object.entries(typed)) await userEvent.fill(field(label), text ?? '')
    if (kind === 'coupon') await userEvent.selectOptions(screen.getByLabelText(/^Discount Type/), 'percentage')
  }
  const send = () => userEvent.click(screen.getByRole('button', { name: button }).first())
  return { screen, fill, send, created: screen.getByText(/created successfully!/) }
}

const broken = () => {
  throw new TypeError('Failed to fetch')
}
/** Kinds of forms of which each has a way of its own to look for what an unanswered save has made. */
const few: readonly string[] = ['product', 'coupon']
const cases = [
  ...kinds.map((kind) => [kind, 'is lost', broken] as const),
  ['category', 'is a 503', () => Response.json({}, { status: 503 })] as const,
]

for (const [kind, how, lost] of cases)
  test(
    `a ${kind} whose answer ${how} is made once, however often it is sent`,
    { tags: few.includes(kind) ? [] : 'slow' },
    async () => {
      vi.spyOn(console, 'error').mockReturnValue()
      const host = openHost()
      const first = await open(kind)
      await first.fill(forms[kind].typed)
      host.lost = lost
      await first.send()
      await expect
        .element(first.screen.getByText(/could not be created|know whether|Failed to create/).first())
        .toBeVisible()
      // Not as long as nobody can tell.
      host.isRead = false
      await first.send()
      await expect.element(first.screen.getByText(/could not look whether it is there already/)).toBeVisible()
      host.isRead = true
      // What is not known outlasts a reload.
      await first.screen.unmount()
      const second = await open(kind)
      await expect.element(second.screen.getByText('Here is what you had typed before.')).toBeVisible()
      await second.send()
      await expect.element(second.created).toBeVisible()
      expect(host.rows).toHaveLength(1)
    },
  )

test('what was not made is sent again, and what was typed since a lost answer stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const host = openHost()
  const { screen, fill, send, created } = await open('category')
  await fill(group)
  host.lost = broken
  await send()
  await expect.element(screen.getByText(/then we first look whether it is there/)).toBeVisible()
  await fill({ Name: 'Pins' })
  await send()
  await expect.element(created).toBeVisible()
  await expect.element(screen.getByText('Brooches', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('What you typed after you saved is not saved yet.')).toBeVisible()
  host.lost = () => {
    host.rows.pop()
    return broken()
  }
  await send()
  await expect.element(screen.getByText(/know whether/)).toBeVisible()
  await send()
  await expect.element(screen.getByText('Pins', { exact: true })).toBeVisible()
  expect(host.rows).toMatchObject([{ name: 'Brooches' }, { name: 'Pins' }])
})
