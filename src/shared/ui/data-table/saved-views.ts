import { storedByPerson } from '../../api/stored-by-person.ts'
import { isRecord } from '../../lib/values/is-record.ts'

/** A list as somebody has searched, filtered, sorted and arranged it. */
export interface SavedView {
  name: string
  /** The query of its address, without the page. */
  search: string
}

type ViewsByList = Readonly<Record<string, readonly SavedView[]>>

const isView = (value: unknown): value is SavedView =>
  isRecord(value) && typeof value.name === 'string' && typeof value.search === 'string'

/** The views of each list by its path, for each person who has signed in here. */
export const savedViews = storedByPerson<ViewsByList>({
  key: 'shop:views',
  area: 'local',
  blank: {},
  valid: (value) =>
    isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).map(([path, views]) => [path, Array.isArray(views) ? views.filter(isView) : []]),
        )
      : undefined,
})

/** The part of an address that a view keeps, always in the same order. */
export function viewOf(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  params.sort()
  return params.toString()
}

/** Keeps a view of the list, in place of one with the same name. */
export function keepView(path: string, view: SavedView): void {
  savedViews.change((all) => {
    const views = all[path] ?? []
    const isKnown = views.some(({ name }) => name === view.name)
    return {
      ...all,
      [path]: isKnown ? views.map((each) => (each.name === view.name ? view : each)) : [...views, view],
    }
  })
}

/** Removes a view of the list. */
export function removeView(path: string, name: string): void {
  savedViews.change((all) => ({ ...all, [path]: (all[path] ?? []).filter((view) => view.name !== name) }))
}
