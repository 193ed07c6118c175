import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ApiError } from '../../api/api-error.ts'
import { setNow } from '../../lib/time/now.ts'
import { UiProvider } from '../theme/ui-provider.tsx'
import { ToastProvider } from '../toast/toasts.tsx'
import type { Column } from './column.ts'
import { DataTable } from './data-table.tsx'
import { FilterSelect } from './filter-select.tsx'
import type { ListSource } from './list-source.ts'
import { useListQuery } from './use-list-query.ts'
import { useLocalSource } from './use-local-source.ts'

interface Piece {
  id: string
  name: string
  grams: number
}

const pieces: Piece[] = Array.from({ length: 25 }, (_, index) => ({
  id: `p${index + 1}`,
  name: `Ring ${index + 1}`,
  grams: (index * 7) % 25,
}))
const columns: Column<Piece>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'grams', header: 'Grams', value: ({ grams }) => grams, align: 'end' },
]
const subject = { one: 'piece', many: 'pieces', id: ({ id }: Piece) => id, name: ({ name }: Piece) => name }
const filters = { weight: [{ value: 'light', label: 'Light' }] }

let rows: Piece[] | undefined
let error: Error | null
let isPlaceholderData = false
let progress: ListSource<Piece>['progress']
const refetch = vi.fn()
const remove = vi.fn<(id: string) => Promise<void>>()
const readAgain = vi.fn()
const deletable = {
  optionsOf: () => ({ mutationFn: ({ id }: { id: string }) => remove(id), onSuccess: readAgain }),
  consequence: 'Orders keep it.',
}

function Pieces() {
  const state = useListQuery(filters)
  const keep = ({ name, grams }: Piece) => name.includes(state.q) && (state.filters.weight === '' || grams < 5)
  const source = useLocalSource({
    query: { data: rows, error, isPlaceholderData, isFetching: false, refetch },
    keep,
    failed: 'Failed to fetch pieces',
  })
  return (
    <DataTable
      subject={subject}
      columns={columns}
      source={{ ...source, progress: progress ?? null }}
      state={state}
      pageSize={10}
      empty="No pieces found."
      search="Search by name"
      filters={<FilterSelect label="Weight" state={state} name="weight" options={filters.weight} />}
      deletable={deletable}
    />
  )
}

async function open(address = '/') {
  const router = createMemoryRouter([{ path: '/', element: <Pieces /> }], { initialEntries: [address] })
  const screen = await render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </UiProvider>,
  )
  return { screen, address: () => router.state.location.search, back: () => router.navigate(-1) }
}

const names = () => [...document.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('td')[1]?.textContent)
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })

beforeEach(async () => {
  rows = pieces
  error = null
  isPlaceholderData = false
  progress = null
  remove.mockResolvedValue()
  setNow(() => new Date('2026-11-16T20:00:00Z'))
  await page.viewport(1280, 800)
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

test('a slash goes to the search box, and is a character in it', async () => {
  const { screen } = await open()
  const search = screen.getByRole('searchbox', { name: 'Search by name' })
  await expect.element(search).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(search).toHaveFocus()
  await expect.element(search).toHaveValue('')
  await userEvent.keyboard('/')
  await expect.element(search).toHaveValue('/')
})

test('a header sorts up, down and not at all, sets aria-sort, and the address keeps it', async () => {
  const { screen, address, back } = await open('/?page=2')
  const head = screen.getByRole('columnheader', { name: 'Grams' })
  await expect.element(head).toHaveAttribute('aria-sort', 'none')
  await userEvent.click(screen.getByRole('button', { name: 'Grams' }))
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
  expect(names().slice(0, 3)).toEqual(['Ring 1', 'Ring 19', 'Ring 12'])
  expect(address()).toBe('?sort=grams')
  await userEvent.click(screen.getByRole('button', { name: 'Grams' }))
  await expect.element(head).toHaveAttribute('aria-sort', 'descending')
  expect(names()[0]).toBe('Ring 8')
  await userEvent.click(screen.getByRole('button', { name: 'Grams' }))
  await expect.element(head).toHaveAttribute('aria-sort', 'none')
  await back()
  await expect.element(head).toHaveAttribute('aria-sort', 'descending')
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  await expect.poll(() => names().slice(0, 3)).toEqual(['Ring 1', 'Ring 2', 'Ring 3'])
})

test('Previous and Next change the page and keep the focus at the end, and Back undoes it', async () => {
  const { screen, address, back } = await open('/?weight=any')
  await expect.element(screen.getByText('1–10 of 25 pieces')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
  const next = screen.getByRole('button', { name: 'Next' })
  await userEvent.click(next)
  await userEvent.click(next)
  await expect.element(screen.getByText('21–25 of 25 pieces')).toBeVisible()
  await expect.element(screen.getByText('Page 3 of 3')).toBeVisible()
  await expect.element(next).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(address(), 'a filter that makes no sense is dropped').toBe('?page=3')
  await back()
  await expect.element(screen.getByText('11–20 of 25 pieces')).toBeVisible()
})

test('the search waits for a pause of 300 ms, and Enter searches at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { screen, address } = await open('/?page=3')
  const search = screen.getByRole('searchbox', { name: 'Search by name' })
  await expect.element(search).toBeVisible()
  // Dispatched directly: an action of the runner may advance the clock while it waits for the element.
  const type = (text: string) => {
    Reflect.set(HTMLInputElement.prototype, 'value', text, search.element())
    search.element().dispatchEvent(new Event('input', { bubbles: true }))
  }
  type('Ring 2')
  await vi.advanceTimersByTimeAsync(299)
  type('Ring 21')
  await vi.advanceTimersByTimeAsync(299)
  expect(address()).toBe('?page=3')
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(address).toBe('?q=Ring+21')
  await expect.element(screen.getByText('1–1 of 1 piece', { exact: true })).toBeVisible()
  await search.fill('Ring 25')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('?q=Ring+25')
})

test('a search without results offers to clear it; an empty list does not', async () => {
  const { screen, address } = await open('/?q=bangle&weight=light')
  await expect.element(screen.getByText('No pieces found.')).toBeVisible()
  await expect.element(screen.getByText('Nothing matches the search and the filters.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  await expect.element(screen.getByText('1–10 of 25 pieces')).toBeVisible()
  expect(address()).toBe('')
  await expect.element(screen.getByRole('searchbox')).toHaveValue('')
  await expect.element(screen.getByRole('searchbox')).toHaveFocus()
  rows = []
  await userEvent.click(screen.getByRole('button', { name: 'Grams' }))
  await expect.element(screen.getByText('No pieces found.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Clear search and filters' }).elements()).toEqual([])
})

test('it shows placeholder rows while loading, its message on failure, and Retry loads again', async () => {
  rows = undefined
  const { screen } = await open()
  await expect.element(screen.getByText('Loading...')).toBeInTheDocument()
  expect(screen.getByRole('alert').elements()).toEqual([])
  error = new Error('Down.')
  await screen.getByRole('combobox', { name: 'Weight' }).selectOptions('light')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to fetch pieces')
  expect(screen.getByText('Loading...').elements()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(refetch).toHaveBeenCalledOnce()
})

test('a long list shows the rows loaded so far and their number', async () => {
  rows = pieces.slice(0, 20)
  progress = { loaded: 20, total: 12_000 }
  const { screen } = await open('/?q=Ring+20')
  const bar = screen.getByRole('progressbar', { name: 'Loading pieces' })
  await expect.element(bar).toHaveTextContent('20 of 12,000 pieces loaded')
  await expect.element(bar).toHaveAttribute('aria-valuetext', '20 of 12,000 pieces loaded')
  expect(names()).toEqual(['Ring 20'])
  await screen.getByRole('searchbox').fill('Ring 21')
  // A match may still be loading.
  await expect.element(screen.getByText('Loading...')).toBeInTheDocument()
  expect(screen.getByText('No pieces found.').elements()).toEqual([])
})

test('rows are selected one by one, as a range with Shift, or the whole page; another page starts with none', async () => {
  const { screen } = await open()
  const all = box('Select all on this page')
  await userEvent.click(box('Select Ring 2'))
  await userEvent.click(box('Select Ring 5'), { modifiers: ['Shift'] })
  await expect.element(screen.getByText('4 pieces selected')).toBeVisible()
  const target = box('Select Ring 2').element().closest('label')?.getBoundingClientRect()
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(24)
  await expect.element(all).toBePartiallyChecked()
  await userEvent.click(all)
  await expect.element(screen.getByText('10 pieces selected')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await expect.element(screen.getByText('11–20 of 25 pieces')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Selection' }).elements()).toEqual([])
  await userEvent.click(all)
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
  await expect.element(all).not.toBeChecked()
  await expect.element(all).toHaveFocus()
})

test('deletion asks with number and names, reports what was deleted, and keeps failed rows selected', async () => {
  const errors: Record<string, ApiError> = {
    p2: new ApiError('status', 'Failed.', { status: 500, body: { message: 'Out of order.' } }),
    // Somebody else deleted it first.
    p3: new ApiError('status', 'Failed.', { status: 404 }),
  }
  remove.mockImplementation((id) => (errors[id] ? Promise.reject(errors[id]) : Promise.resolve()))
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { screen } = await open()
  await userEvent.click(box('Select all on this page'))
  await userEvent.click(screen.getByRole('button', { name: 'Delete 10 pieces' }))
  const dialog = screen.getByRole('alertdialog', { name: 'Delete 10 pieces' })
  const question =
    'Delete 10 pieces: “Ring 1”, “Ring 2”, “Ring 3”, “Ring 4”, “Ring 5” and 5 more? Orders keep it. This action cannot be undone.'
  await expect.element(dialog.getByText(question)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Delete 10 pieces' })).toHaveFocus()
  expect(remove).not.toHaveBeenCalled()

  await userEvent.keyboard('{Enter}')
  await userEvent.click(dialog.getByRole('button', { name: 'Delete', exact: true }))
  await expect.element(screen.getByText('9 pieces were deleted.')).toBeVisible()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('“Ring 2” could not be deleted.Out of order.')
  expect(readAgain).toHaveBeenCalledOnce()
  expect(remove.mock.calls.map(([id]) => id)).toEqual(pieces.slice(0, 10).map(({ id }) => id))
  await expect.element(screen.getByText('1 piece selected')).toBeVisible()
  await expect.element(box('Select Ring 2')).toBeChecked()
  expect(logged).toHaveBeenCalledExactlyOnceWith('A deletion failed.', errors.p2)
  logged.mockClear()
})

/** The text of the files saved from now on. */
function savedFiles(): Promise<string>[] {
  const texts: Promise<string>[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    if (made instanceof Blob) texts.push(made.text())
    return 'blob:none'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  return texts
}

test('an export right after a search has the new rows, not those still on the screen', async () => {
  const files = savedFiles()
  isPlaceholderData = true
  refetch.mockResolvedValue({ data: pieces.slice(0, 1) })
  const { screen } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await expect.element(screen.getByText('1 piece exported.')).toBeVisible()
  expect(await Promise.all(files)).toEqual(['Name,Grams\r\nRing 1,0\r\n'])
})

test('a session that ends on the way stops the deletion, and what was not deleted is named', async () => {
  const ended = new ApiError('status', 'Failed.', { status: 401, body: { message: 'Please sign in.' } })
  remove.mockImplementation((id) => (id === 'p2' ? Promise.reject(ended) : Promise.resolve()))
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { screen } = await open()
  await userEvent.click(box('Select all on this page'))
  await userEvent.click(screen.getByRole('button', { name: 'Delete 10 pieces' }))
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }))
  await expect.element(screen.getByText('“Ring 1” was deleted.')).toBeVisible()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      '9 pieces could not be deleted: “Ring 2”, “Ring 3”, “Ring 4”, “Ring 5”, “Ring 6” and 4 more.Please sign in.',
    )
  expect(remove.mock.calls).toEqual([['p1'], ['p2']])
  logged.mockClear()
})

test('the export leaves out deleted rows that a slow server still sends', async () => {
  const files = savedFiles()
  rows = pieces.slice(0, 2)
  const { screen } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Delete Ring 1' }))
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }))
  await expect.element(screen.getByText('“Ring 1” was deleted.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await expect.element(screen.getByText('1 piece exported.')).toBeVisible()
  expect(await Promise.all(files)).toEqual(['Name,Grams\r\nRing 2,7\r\n'])
})

test('the export has the matching rows of all pages, as shown, named after the Indian day', async () => {
  const saved: { name: string; blob: Blob }[] = []
  let blob: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    if (made instanceof Blob) blob = made
    return 'blob:none'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (blob) saved.push({ name: this.download, blob })
  })
  rows = [{ id: 'p0', name: '=Ring, "1+1"', grams: 3 }, ...pieces]
  const { screen } = await open('/?q=Ring&weight=light&sort=-grams')
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await expect.element(screen.getByText('6 pieces exported.')).toBeVisible()
  expect(saved.map(({ name }) => name)).toEqual(['pieces-2026-11-17.csv'])
  const bytes = new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? [])
  expect(Array.from(bytes.slice(0, 3)), 'the mark of UTF-8').toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe(
    ['Name,Grams', 'Ring 23,4', `"'=Ring, ""1+1""",3`, 'Ring 5,3', 'Ring 12,2', 'Ring 19,1', 'Ring 1,0', ''].join(
      '\r\n',
    ),
  )
})

test('a phone shows cards, which can be sorted and selected too', { tags: 'slow' }, async () => {
  await page.viewport(390, 844)
  const { screen, address } = await open()
  const cards = screen.getByRole('list', { name: 'pieces' }).getByRole('listitem')
  await expect.element(cards.first()).toHaveTextContent('Ring 1Grams 0Delete Ring 1')
  expect(screen.getByRole('table').elements()).toEqual([])
  await screen.getByRole('combobox', { name: 'Sort By' }).selectOptions('Grams, descending')
  await expect.element(cards.first()).toHaveTextContent('Ring 8Grams 24Delete Ring 8')
  expect(address()).toBe('?sort=-grams')
  await userEvent.click(box('Select all on this page'))
  await expect.element(screen.getByText('10 pieces selected')).toBeVisible()
})

test('a toast does not cover the actions for the selected rows', async () => {
  await page.viewport(1000, 600)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:none')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { screen } = await open()
  await userEvent.click(box('Select all on this page'))
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  const toast = screen.getByText('25 pieces exported.')
  await expect.element(toast).toBeVisible()
  const bar = screen.getByRole('region', { name: 'Selection' }).element().getBoundingClientRect()
  await expect.poll(() => toast.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top)
})
