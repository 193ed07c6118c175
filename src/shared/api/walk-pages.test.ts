import { expect, test, vi } from 'vitest'
import { key, list, object } from './answer-reader.ts'
import { everyRow, walkPages } from './walk-pages.ts'

const asIs = (row: number) => row

function host(pages: number) {
  const waiting: { page: number; answer: () => void }[] = []
  const load = (page: number) =>
    new Promise<{ data: number[]; pagination: { totalPages: number } }>((resolve) => {
      waiting.push({
        page,
        answer: () => resolve({ data: [page * 10, page * 10 + 1], pagination: { totalPages: pages } }),
      })
    })
  async function answer(order: 'first' | 'last'): Promise<number> {
    const call = order === 'first' ? waiting.shift() : waiting.pop()
    call?.answer()
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    return waiting.length
  }
  return { load, answer, waiting }
}

test('requests the first page alone, then six at a time', async () => {
  const { load, answer, waiting } = host(20)
  const walk = walkPages({ load, read: asIs })
  expect(waiting).toHaveLength(1)
  expect(await answer('first')).toBe(6)
  while ((await answer('last')) > 0) expect(waiting.length).toBeLessThanOrEqual(6)
  expect((await walk).rows()).toHaveLength(40)
})

test('keeps the order of the list whatever order the pages arrive in', async () => {
  const { load, answer } = host(3)
  const reported: [number[], number][] = []
  const walk = walkPages({ load, read: asIs, atOnce: 6, onPage: ({ rows, done }) => reported.push([rows(), done]) })
  await answer('first')
  await answer('last')
  await answer('last')
  expect((await walk).rows()).toEqual([10, 11, 20, 21, 30, 31])
  expect(reported).toEqual([
    [[10, 11], 1],
    [[10, 11, 30, 31], 2],
    [[10, 11, 20, 21, 30, 31], 3],
  ])
})

test('an empty list is one page', async () => {
  const rows = await everyRow({ load: () => Promise.resolve({ data: [], pagination: { totalPages: 0 } }) })
  expect(rows).toEqual([])
})

const secondPageDown = (page: number) =>
  page === 2 ? Promise.reject(new Error('down')) : Promise.resolve({ data: [page], pagination: { totalPages: 3 } })

test('fails when a page fails', async () => {
  await expect(walkPages({ load: secondPageDown, read: asIs })).rejects.toThrow('down')
})

test('after a failure nothing more is requested or reported', async () => {
  const calls = new Map<number, PromiseWithResolvers<{ data: number[]; pagination: { totalPages: number } }>>()
  const reported: number[] = []
  const walk = walkPages({
    load: (page) => {
      if (page === 1) return Promise.resolve({ data: [page], pagination: { totalPages: 9 } })
      const call = Promise.withResolvers<{ data: number[]; pagination: { totalPages: number } }>()
      calls.set(page, call)
      return call.promise
    },
    read: asIs,
    atOnce: 3,
    onPage: ({ done }) => reported.push(done),
  })
  await vi.waitFor(() => expect([...calls.keys()]).toEqual([2, 3, 4]))
  calls.get(2)?.reject(new Error('down'))
  await expect(walk).rejects.toThrow('down')
  for (const page of [3, 4]) calls.get(page)?.resolve({ data: [page], pagination: { totalPages: 9 } })
  await new Promise((resolve) => setTimeout(resolve))
  expect([[...calls.keys()], reported]).toEqual([[2, 3, 4], [1]])
})

/** A server whose pages hold the rows of `rowsOf` and that reports `totalPages`; records the requested pages. */
function claiming(totalPages: number, rowsOf: (page: number) => unknown[]) {
  const asked: number[] = []
  const load = (page: number) => {
    asked.push(page)
    return Promise.resolve({ data: rowsOf(page), pagination: { totalPages } })
  }
  return { asked, load }
}

test('stops at an empty page, however many pages the server reports', async () => {
  const { asked, load } = claiming(99_999, (page) => (page <= 3 ? [page] : []))
  expect(await everyRow({ load, atOnce: 2 })).toEqual([1, 2, 3])
  expect(asked.length).toBeLessThanOrEqual(6)
})

test('stops when the server sends the same page again', async () => {
  const { asked, load } = claiming(99_999, () => [7, 8])
  expect(await everyRow({ load, atOnce: 2 })).toEqual([7, 8])
  expect(asked.length).toBeLessThanOrEqual(4)
})

test('a list of more than 200 pages is loaded to its end', async () => {
  const { load } = claiming(404, (page) => Array.from({ length: 20 }, (_, index) => page * 100 + index))
  const rows = await everyRow({ load })
  expect([rows.length, rows[0], rows.at(-1)]).toEqual([8080, 100, 40_419])
})

test('of a list without an end 2,000 pages are requested, and the rest is counted', async () => {
  const { asked, load } = claiming(1e12, (page) => [page])
  const { rows, done, pages } = await walkPages({ load, read: (row) => row })
  expect([rows().length, done, pages, asked.length]).toEqual([2000, 2000, 1e12, 2000])
  await expect(everyRow({ load })).rejects.toThrow('The list has more than 2000 pages.')
})

test('pages whose rows were all left out are not the end of the list', async () => {
  const read = list(object({ id: key }))
  const { load } = claiming(
    5,
    (page) => read([{ id: page === 2 || page === 3 ? '' : page }], { dropped: 0 }) as unknown[],
  )
  expect(await everyRow({ load })).toEqual([{ id: '1' }, { id: '4' }, { id: '5' }])
})

/** A page of a search. */
const searched = (page: number) => Promise.resolve({ data: [page], pagination: { pages: 3, total: 3 } })

test('a search tells its pages by another name', async () => {
  expect(await everyRow({ load: searched })).toEqual([1, 2, 3])
})

test('treats a list without pagination as one page', async () => {
  expect(await everyRow({ load: () => Promise.resolve({ data: [1, 2] }) })).toEqual([1, 2])
})
