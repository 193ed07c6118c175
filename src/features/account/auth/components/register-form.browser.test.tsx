import { session, useSession } from '#src/shared/api/session.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { RegisterForm } from './register-form.tsx'

afterEach(leaveScreen)

const typed = { Name: 'Asha Rao', Phone: '9845000001', Email: 'asha@shop.test', Password: 'golden-ring' }

const Guest = () => (useSession().token === null ? <RegisterForm /> : null)

async function open() {
  const { screen } = await renderScreen(<Guest />)
  session.signOut()
  return { screen, field: (label: string) => screen.getByLabelText(new RegExp(`^${label}`)) }
}

test('what was typed is there after a reload or a look at the sign-in page; a password is stored nowhere', async () => {
  stubHost(() => ({}))
  const first = await open()
  for (const [label, text] of Object.entries(typed)) await first.field(label).fill(text)
  await first.field('Confirm password').fill(typed.Password)
  await first.screen.unmount()
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain(typed.Password)

  const { screen, field } = await open()
  const shown = ['Name', 'Phone', 'Email', 'Password'].map(
    (label) => (field(label).element() as HTMLInputElement).value,
  )
  expect(shown).toEqual([typed.Name, typed.Phone, typed.Email, ''])
  for (const label of ['Password', 'Confirm password']) await field(label).fill(typed.Password)
  await screen.getByRole('button', { name: 'Register' }).click()
  await expect.element(screen.getByText('Your account is ready. Please sign in.')).toBeVisible()
  expect(JSON.stringify(sessionStorage)).not.toContain(typed.Email)
})
