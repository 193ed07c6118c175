import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useListQuery } from './use-list-query.ts'

function TwoChanges() {
  const { change } = useListQuery()
  const both = () => {
    change({ q: 'ring' })
    change({ sort: { id: 'name', desc: true } })
  }
  return (
    <>
      <button onClick={both}>Change both</button>
      <output>{useLocation().search}</output>
    </>
  )
}

test('a change right after another keeps it, even before it has rendered', async () => {
  const screen = await render(
    <MemoryRouter initialEntries={['/admin/products?open=1']}>
      <TwoChanges />
    </MemoryRouter>,
  )
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('?open=1&q=ring&sort=-name')
})
