import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { leaveScreen, renderScreen } from '../fixtures/screen-fixture.tsx'
import { SearchBox } from './search-box.tsx'

afterEach(leaveScreen)

/** A list that takes up the search when its button is pressed, as a slow phone does later. */
function SlowList() {
  const [asked, setAsked] = useState('')
  const [value, setValue] = useState('')
  return (
    <>
      <SearchBox label="Search" value={value} onSearch={setAsked} />
      <button onClick={() => setValue(asked)}>Take up {asked}</button>
      <button onClick={() => setValue('')}>Clear</button>
    </>
  )
}

test('what is typed while the list takes up the search stays, and a cleared search empties the box', async () => {
  const { screen } = await renderScreen(<SlowList />)
  const box = screen.getByRole('searchbox', { name: 'Search' })
  await box.fill('ring')
  const takeUp = screen.getByRole('button', { name: 'Take up ring' })
  await expect.element(takeUp).toBeVisible()
  await box.fill('rings')
  await takeUp.click()
  await expect.element(box).toHaveValue('rings')
  await expect.element(screen.getByRole('button', { name: 'Take up rings' })).toBeVisible()
  await screen.getByRole('button', { name: 'Take up rings' }).click()
  await screen.getByRole('button', { name: 'Clear' }).click()
  await expect.element(box).toHaveValue('')
})

test('the hint says where it searches, in words that fit a phone', async () => {
  const label = 'Search by name, SKU or price'
  const { screen } = await renderScreen(<SearchBox label={label} value="" onSearch={() => undefined} />)
  await expect
    .element(screen.getByRole('searchbox', { name: label }))
    .toHaveAttribute('placeholder', 'Name, SKU or price')
})
