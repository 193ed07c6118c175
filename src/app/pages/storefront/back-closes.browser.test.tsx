import { AddAddress } from '#src/features/storefront/checkout/components/add-address.tsx'
import { SizeGuide } from '#src/features/storefront/products/components/detail/size-guide.tsx'
import { leaveScreen, renderScreen } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'

afterEach(leaveScreen)

const city = () => <input aria-label="City" />

function Adding() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add an address
      </button>
      <AddAddress open={open} known={[]} form={city} onAdded={() => undefined} onClose={() => setOpen(false)} />
    </>
  )
}

test.each([
  { opener: 'Size guide', element: <SizeGuide category="Rings" /> },
  { opener: 'Add an address', element: <Adding /> },
])('Back closes what “$opener” opens, and stays on the page', async ({ opener, element }) => {
  const { screen } = await renderScreen(element)
  await screen.getByRole('button', { name: opener }).click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await expect.poll(() => (history.state as { modal?: string } | null)?.modal).toBeDefined()
  history.back()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: opener })).toHaveFocus()
})
