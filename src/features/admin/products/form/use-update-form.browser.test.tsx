import { isSameText } from '#src/shared/ui/form/merge-values.ts'
import { AdminFormFrame } from '#src/shared/ui/form/admin-form-frame.tsx'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type EditedProduct, useUpdateForm } from './use-update-form.tsx'

afterEach(leaveScreen)

const empty = { brand: '', SKU: '', description: '', base_price: '', stock: '', thumbnail: '', variants: [] }
const ring: EditedProduct = { id: 'prod-1', version: 1, loaded: { ...empty, name: 'Ring' }, isGone: false }

function NameForm() {
  const { form } = useUpdateForm(ring, {
    valuesOf: ({ name }) => ({ name }),
    isSameValue: isSameText,
    payload: (values) => values,
  })
  return (
    <AdminFormFrame label="Update" form={form} submit="Save">
      <input {...form.form.register('name')} />
    </AdminFormFrame>
  )
}

const Screens = () => (useLocation().pathname === '/form' ? <NameForm /> : null)

test.each([
  ['/form', 1, '/admin/products'],
  ['/elsewhere', 0, '/elsewhere'],
])('who waits for the save at %s, where %d form is open, is at %s afterwards', async (waitsAt, forms, isAt) => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  stubHost((call) => (call.startsWith('PUT') ? promise : { id: 'prod-1', name: 'Ring' }))
  const { screen, router } = await renderScreen(<Screens />, '/form')
  const save = screen.getByRole('button', { name: 'Save' })
  await userEvent.click(save)
  await router.navigate(waitsAt)
  await expect.poll(() => save.elements()).toHaveLength(forms)
  resolve(Response.json({ id: 'prod-1' }))
  await expect.element(screen.getByText('Product updated successfully')).toBeVisible()
  await expect.poll(() => router.state.location.pathname).toBe(isAt)
})
