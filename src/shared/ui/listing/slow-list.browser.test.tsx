import { type ReactNode, Suspense, use, useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FilterSelect } from '../data-table/filter-select.tsx'
import type { Sort } from '../../shop/listing.ts'
import { UiProvider } from '../theme/ui-provider.tsx'
import { OptionFilter } from './option-filter.tsx'
import { SortSelect } from './sort-select.tsx'

const neverDrawn = new Promise<never>(() => undefined)

function List({ isChanged }: { isChanged: boolean }) {
  if (isChanged) use(neverDrawn)
  return <p>The list</p>
}

interface ScreenProps<T> {
  before: T
  control: (value: T, onChange: (value: T) => void) => ReactNode
}

function Screen<T>({ before, control }: ScreenProps<T>) {
  const [value, setValue] = useState(before)
  return (
    <UiProvider>
      {control(value, setValue)}
      <Suspense>
        <List isChanged={value !== before} />
      </Suspense>
    </UiProvider>
  )
}

test('a chosen sort order shows before the sorted list', async () => {
  const screen = await render(
    <Screen<Sort> before="default" control={(value, onChange) => <SortSelect value={value} onChange={onChange} />} />,
  )
  await userEvent.selectOptions(screen.getByRole('combobox'), 'price-low-high')
  await expect.element(screen.getByRole('combobox')).toHaveValue('price-low-high')
  await expect.element(screen.getByText('The list')).toBeVisible()
})

test('a chosen filter of a table shows before its rows', async () => {
  const options = [{ value: 'low', label: 'Low stock' }]
  const screen = await render(
    <Screen
      before=""
      control={(value, onChange) => <FilterSelect label="Stock" value={value} options={options} onChange={onChange} />}
    />,
  )
  await userEvent.selectOptions(screen.getByRole('combobox'), 'low')
  await expect.element(screen.getByRole('combobox')).toHaveValue('low')
  await expect.element(screen.getByText('The list')).toBeVisible()
})

test('ticks show before the list, and each press keeps the last ones', async () => {
  const none: string[] = []
  const options = ['Gold', 'Silver', 'Pearl']
  const screen = await render(
    <Screen
      before={none}
      control={(value, onChange) => (
        <OptionFilter title="Colour" options={options} ticked={value} onChange={onChange} />
      )}
    />,
  )
  await screen.getByRole('checkbox', { name: 'Pearl' }).click()
  await screen.getByRole('checkbox', { name: 'Gold' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'Pearl' })).toBeChecked()
  await expect.element(screen.getByRole('checkbox', { name: 'Gold' })).toBeChecked()
  await expect.element(screen.getByText('The list')).toBeVisible()
})
