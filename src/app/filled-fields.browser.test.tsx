import { LoginForm } from '#src/features/account/auth/components/login-form.tsx'
import { CallbackForm } from '#src/features/storefront/callback/components/callback-form.tsx'
import { CreateGroup } from '#src/features/admin/groups/form/components/create-group.tsx'
import { PromoBox } from '#src/features/storefront/cart/components/promo-box.tsx'
import { sendWith } from '#src/shared/api/http.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import { readFilledFields } from './filled-fields.ts'

let listening: AbortController

beforeEach(() => {
  listening = new AbortController()
  readFilledFields(listening.signal)
})
afterEach(() => {
  listening.abort()
  leaveScreen()
})

/** As some password managers do: past React, and without an event. */
function fillSilently(field: Locator, value: string): void {
  const element = field.element()
  Reflect.set(Object.getPrototypeOf(element) as object, 'value', value, element)
}

test('a login that was filled in without events is sent', async () => {
  const calls = stubHost(() => ({}))
  const { screen } = await renderScreen(<LoginForm />)
  fillSilently(screen.getByRole('textbox', { name: 'Email' }), 'asha@shop.test')
  fillSilently(screen.getByLabelText('Password', { exact: true }), 'Secret-123')
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  await expect.poll(() => calls).toContainEqual(expect.stringMatching(/^POST .*\/login$/))
})

test('a request for a call has what was filled in without events', async () => {
  const log = vi.spyOn(console, 'info').mockReturnValue()
  const { screen } = await renderScreen(<CallbackForm />)
  fillSilently(screen.getByRole('textbox', { name: 'First name' }), 'Asha')
  fillSilently(screen.getByRole('textbox', { name: 'Phone number' }), '98765 43210')
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'After six')
  fillSilently(screen.getByRole('textbox', { name: 'Last name' }), 'Rao')
  fillSilently(screen.getByRole('textbox', { name: 'Email' }), 'asha@shop.test')
  await userEvent.click(screen.getByRole('button', { name: 'Arrange a Callback' }))
  const filled = { firstName: 'Asha', lastName: 'Rao', email: 'asha@shop.test', phoneNumber: '98765 43210' }
  expect(log.mock.lastCall?.[1]).toEqual({ ...filled, message: 'After six' })
})

test('a promo code that was filled in without events is judged', async () => {
  const onCode = vi.fn()
  const { screen } = await renderScreen(<PromoBox code={null} off={0} onCode={onCode} />)
  fillSilently(screen.getByRole('textbox', { name: 'Promo code' }), 'NO-SUCH-CODE')
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  await expect
    .element(screen.getByRole('textbox', { name: 'Promo code' }))
    .toHaveAccessibleDescription(/^“NO-SUCH-CODE” is not a code/)
})

test('Ctrl S saves what was filled in without events', async () => {
  const bodies: unknown[] = []
  stubHost(() => ({ id: 'cat-9' }))
  sendWith((_, { body }) => {
    bodies.push(body)
    return Promise.resolve(Response.json({ id: 'cat-9' }))
  })
  const { screen } = await renderScreen(<CreateGroup kind="category" />)
  await userEvent.fill(screen.getByRole('textbox', { name: /^Thumbnail URL/ }), '/rings.jpg')
  await userEvent.fill(screen.getByRole('textbox', { name: /^Description/ }), 'For a finger')
  fillSilently(screen.getByRole('textbox', { name: /^Name/ }), 'Rings')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(screen.getByText('Category created successfully!')).toBeVisible()
  expect(bodies.map((body) => JSON.parse(String(body)) as unknown)).toMatchObject([{ name: 'Rings' }])
})
