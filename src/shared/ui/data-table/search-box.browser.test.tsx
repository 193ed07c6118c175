import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { leaveScreen, renderScreen } from '../fixtures/screen-fixture.tsx'
import { SearchBox } from './search-box.tsx'

afterEach(leaveScreen)

/** A list that takes up each search only when its button is pressed, as a slow phone does later. */
function SlowList() {
  const [asked, setAsked] = useState<readonly string[]>([])
  const [value, setValue] = useState('')
  return (
    <>
      <SearchBox label="Search" value={value} onSearch={(text) => setAsked([...asked, text])} />
      {asked.map((text) => (
        <button key={text} onClick={() => setValue(text)}>
          Take up {text}
        </button>
      ))}
      <button onClick={() => setValue('')}>Clear</button>
    </>
  )
}

test('what is typed while the list takes up a search stays, and a cleared search empties the box', async () => {
  const { screen } = await renderScreen(<SlowList />)
  const box = screen.getByRole('searchbox', { name: 'Search' })
  const takeUp = (text: string) => screen.getByRole('button', { name: `Take up ${text}`, exact: true })
  await box.fill('ring')
  await expect.element(takeUp('ring')).toBeVisible()
  await box.fill('rings')
  await expect.element(takeUp('rings')).toBeVisible()
  await takeUp('ring').click()
  await expect.element(box).toHaveValue('rings')
  await takeUp('rings').click()
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
