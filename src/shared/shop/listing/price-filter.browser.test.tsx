import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UiProvider } from '../../ui/theme/ui-provider.tsx'
import { PriceFilter } from './price-filter.tsx'

function Filter() {
  const [range, setRange] = useState<{ min: number; max: number | null }>({ min: 0, max: 20_000 })
  return (
    <UiProvider>
      <PriceFilter {...range} onChange={setRange} />
      <output>{JSON.stringify(range)}</output>
    </UiProvider>
  )
}

/** Fills the field at once: on a busy machine a pause between two keys could be long enough for the first to apply. */
async function fill(label: string, text: string) {
  const screen = await render(<Filter />)
  const box = screen.getByRole('spinbutton', { name: label })
  await userEvent.fill(box, text)
  return { screen, box, range: screen.getByRole('status') }
}

test('a minimum typed above the maximum pushes the maximum along', async () => {
  const { range } = await fill('Minimum price', '30000')
  await userEvent.keyboard('{Enter}')
  await expect.element(range).toHaveTextContent('{"min":30000,"max":30000}')
})

test('a maximum beyond the slider means no upper bound, and the text says so', async () => {
  const { screen, box, range } = await fill('Maximum price', '100000')
  await userEvent.keyboard('{Enter}')
  await expect.element(range).toHaveTextContent('{"min":0,"max":null}')
  await expect.element(screen.getByText('₹0 to ₹60,000 and above')).toBeVisible()
  await expect.element(box).toHaveValue('60000')
})

test('a price that cannot be read shows why, and stays to be mended', async () => {
  const { screen, box, range } = await fill('Minimum price', '20000.50')
  await expect.element(box).toHaveAccessibleDescription('Enter a whole number, 0 or more.')
  await userEvent.click(screen.getByText('Price', { exact: true }))
  await expect.element(box).toHaveValue('20000.50')
  await expect.element(box).toHaveAccessibleDescription('Enter a whole number, 0 or more.')
  await expect.element(range).toHaveTextContent('{"min":0,"max":20000}')
  await userEvent.fill(box, '₹15,000')
  await userEvent.keyboard('{Enter}{ArrowUp}{Enter}')
  await expect.element(box).toHaveValue('15001')
  await expect.element(range).toHaveTextContent('{"min":15001,"max":20000}')
})
