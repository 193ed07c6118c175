import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GroupList } from './group-list.tsx'

afterEach(leaveScreen)

const rings = { id: 'one', name: 'Rings', description: 'For hands.', thumbnail: '' }
const wedding = { id: 'two', name: 'Wedding', description: 'Jhumkas and more.', thumbnail: '' }

/** A host that finds by description and deletes, and whose list has a page for each. */
function openHost() {
  const host = { rows: [rings, wedding], signed: [] as string[], calls: [] as string[] }
  host.calls = stubHost((call, _, isSigned) => {
    if (isSigned) host.signed.push(call)
    if (call.startsWith('DELETE')) {
      host.rows = host.rows.filter(({ id }) => !call.endsWith(id))
      return new Response(null, { status: 204 })
    }
    const asked = new URLSearchParams(call.split('?')[1])
    const at = Number(asked.get('page'))
    const rows = host.rows.filter(({ description }) => description.toLowerCase().includes(asked.get('q') ?? ''))
    const { length } = rows
    const pagination = { currentPage: at, pages: length, page: at, limit: 100, totalPages: length, total: length }
    return { data: rows.slice(at - 1, at), pagination }
  })
  return host
}

test.each([
  { kind: 'category', many: 'categories', isSearchedByServer: true },
  { kind: 'collection', many: 'collections', isSearchedByServer: false },
] as const)(
  '$many are loaded whole, searched by name or description, opened by name and Update, and deleted after asking',
  async ({ kind, many, isSearchedByServer }) => {
    const host = openHost()
    await page.viewport(1280, 800)
    const { screen, router } = await renderScreen(<GroupList kind={kind} />, `/admin/${many}`)
    const rows = screen.getByRole('table', { name: many }).getByRole('row')
    await expect.element(rows.nth(2)).toBeVisible()
    const lists = [1, 2].map((at) => `GET /v1/${many}?page=${at}&limit=100`)
    expect(host.calls).toEqual(lists)

    await screen.getByRole('searchbox', { name: 'Search by name or description' }).fill('jhumkas')
    await expect.poll(() => rows.elements().length).toBe(2)
    await expect.element(rows.nth(1)).toMatchTextContent('Wedding')
    const searched = 'GET /v1/search/admin/categories?q=jhumkas&page=1&filters=%7B%7D'
    expect(host.calls).toEqual(isSearchedByServer ? [...lists, searched] : lists)
    expect(host.signed).toEqual(isSearchedByServer ? [searched] : [])

    for (const name of ['Update Wedding', 'Wedding']) {
      await router.navigate(`/admin/${many}?q=jhumkas`)
      await userEvent.click(screen.getByRole('link', { name, exact: true }))
      await expect
        .poll(() => router.state.location)
        .toMatchObject({
          pathname: `/admin/update-${kind}`,
          search: '?id=two',
          state: { item: wedding },
        })
    }

    await router.navigate(`/admin/${many}?q=jhumkas`)
    await userEvent.click(screen.getByRole('button', { name: 'Delete Wedding' }))
    const dialog = screen.getByRole('alertdialog')
    await expect.element(dialog).toMatchTextContent(`Delete “Wedding”? Products stay, without a ${kind}.`)
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect.element(screen.getByText('“Wedding” was deleted.')).toBeVisible()
    await expect.element(screen.getByText(`No ${many} found.`)).toBeVisible()
    const deleted = `DELETE /v1/${many}/two`
    expect(host.calls.filter((call) => call.startsWith('DELETE'))).toEqual([deleted])
    expect(host.signed).toContain(deleted)
  },
)
