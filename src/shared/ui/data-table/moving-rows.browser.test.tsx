import { useEffect, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leaveScreen, renderScreen } from '../fixtures/screen-fixture.tsx'
import type { Column } from './column.ts'
import { DataTable } from './data-table.tsx'
import { listAddress } from './list-address.ts'
import { useListQuery } from './use-list-query.ts'

afterEach(leaveScreen)

interface Ring {
  id: string
  name: string
}

const columns: Column<Ring>[] = [{ id: 'name', header: 'Name', value: ({ name }) => name }]
const subject = { one: 'ring', many: 'rings', id: ({ id }: Ring) => id, name: ({ name }: Ring) => name }
const ring = (name: string): Ring => ({ id: name, name })
const names = () => [...document.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('td')[1]?.textContent)

/** Sends the next version of the list. */
let send: (rows: Ring[], loaded?: number) => void

function Rings() {
  const [{ rows, loaded }, setSent] = useState({ rows: ['C', 'D'].map(ring), loaded: 2 })
  useEffect(() => {
    send = (next, count = next.length) => setSent({ rows: next, loaded: count })
  }, [])
  const source = {
    rows,
    isBusy: false,
    failure: null,
    progress: loaded < 4 ? { loaded, total: 4 } : null,
    all: () => Promise.resolve(rows),
  }
  return (
    <DataTable
      subject={subject}
      columns={columns}
      source={source}
      state={useListQuery()}
      pageSize={10}
      empty="No rings found."
      deletable={{ optionsOf: () => ({ mutationFn: () => Promise.resolve() }) }}
    />
  )
}

test('rows under the pointer do not move while more arrive, and are updated once it has left', async () => {
  await page.viewport(1280, 800)
  const { screen } = await renderScreen(<Rings />, '/?sort=name')
  await userEvent.hover(screen.getByRole('cell', { name: 'D', exact: true }))
  send(['A', 'C', 'D'].map(ring))
  await expect.element(screen.getByText('3 of 4 rings loaded')).toBeVisible()
  expect(names()).toEqual(['C', 'D'])
  send(['A', 'B', 'C', 'D'].map(ring))
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument()
  expect(names()).toEqual(['C', 'D'])
  await userEvent.hover(screen.getByRole('button', { name: 'Export CSV' }))
  await expect.poll(names).toEqual(['A', 'B', 'C', 'D'])
})

test('a deleted row disappears at once, even if the host still sends it', async () => {
  await page.viewport(1280, 800)
  const { screen } = await renderScreen(<Rings />)
  send(['A', 'B', 'C', 'D'].map(ring))
  await userEvent.click(screen.getByRole('button', { name: 'Delete B' }))
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }))
  await expect.poll(names).toEqual(['A', 'C', 'D'])
  await expect.element(screen.getByText('1–3 of 3 rings')).toBeVisible()
})

test('the link back to a list keeps its page and order', async () => {
  await renderScreen(<Rings />, '/rings?sort=-name&page=2')
  await expect.poll(() => listAddress('/rings')).toBe('/rings?sort=-name&page=2')
  expect(listAddress('/bangles')).toBe('/bangles')
})
