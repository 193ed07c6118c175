import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { leaveScreen, renderScreen } from '../fixtures/screen-fixture.tsx'
import { SearchBox } from './search-box.tsx'
import { useListQuery } from './use-list-query.ts'

afterEach(leaveScreen)

const label = 'Search by name, SKU or price'

function List() {
  const state = useListQuery()
  return (
    <>
      <SearchBox label={label} state={state} ref={createRef()} />
      <p>The rows of “{state.q}”</p>
      <button onClick={state.clear}>Clear</button>
    </>
  )
}

test('what is typed stays as typed, is searched after a pause, and a cleared search empties the box', async () => {
  const { screen, router } = await renderScreen(<List />, '/rings?open=1')
  const box = screen.getByRole('searchbox', { name: label })
  await expect.element(box).toHaveAttribute('placeholder', 'Name, SKU or price')
  await box.fill('gold ')
  await expect.element(box).toHaveValue('gold ')
  await expect.element(screen.getByText('The rows of “gold”')).toBeVisible()
  await expect.element(box).toHaveValue('gold ')
  expect(router.state.location.search).toBe('?open=1&q=gold')
  await screen.getByRole('button', { name: 'Clear' }).click()
  await expect.element(box).toHaveValue('')
})
