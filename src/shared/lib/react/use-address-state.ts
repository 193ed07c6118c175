import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { createListeners } from '../listeners.ts'

/** How a state is written in the address. Has to be stable between renders. */
export interface AddressFormat<State, Change> {
  read: (params: URLSearchParams) => State
  write: (params: URLSearchParams, change: Change) => URLSearchParams
}

interface ChangeOptions {
  /** Whether the change takes the place of the history entry. */
  replace?: boolean
  /** How long further changes are waited for, in milliseconds. */
  rest?: number
}

type HistoryEntry = Pick<ReturnType<typeof useLocation>, 'key' | 'pathname' | 'search'>

/** What was chosen in a history entry and is not in the address yet. */
interface Chosen {
  place: HistoryEntry
  /** The queries chosen, the newest last. */
  queries: readonly string[]
  /** Whether the wait for further changes began with one that adds a history entry. */
  isEntry: boolean
  /** The query that the address follows by now. */
  due: string
  /** While further changes are waited for, the query before the first of them. */
  atRest: string | undefined
}

let chosen: Chosen | undefined
let wait = new AbortController()
const { subscribe, notify } = createListeners()

function choose(next: Chosen | undefined): void {
  if (chosen === next) return
  chosen = next
  notify()
}

/** Takes back what was chosen: the address does not follow. */
export function dropChosen(): void {
  wait.abort()
  choose(undefined)
}

/** Without news to the controls, which already show the address: it would render them again in the list's own frame. */
function forgetChosen(): void {
  wait.abort()
  chosen = undefined
}

const queryOf = ({ search }: HistoryEntry) => search.replace(/^\?/, '')

/** The queries chosen since this entry of the history, or that led to it; none where a person came by Back. */
function chosenAt(place: HistoryEntry): readonly string[] {
  if (chosen === undefined || chosen.place.pathname !== place.pathname) return []
  return chosen.place.key === place.key || chosen.queries.includes(queryOf(place)) ? chosen.queries : []
}

const newestQuery = (place: HistoryEntry) => chosenAt(place).at(-1) ?? queryOf(place)

/** Without the changes that may not be the last: a dragged slider makes one at each step. */
const queryAtRest = (place: HistoryEntry) =>
  (chosenAt(place).length > 0 ? chosen?.atRest : undefined) ?? newestQuery(place)

const dueQuery = (place: HistoryEntry) => (chosenAt(place).length > 0 ? chosen?.due : undefined) ?? queryOf(place)

/**
 * Calls after the frame that shows the press and the time of rest. A click ends the wait, so that the change is made
 * before what the click does: after a link it would lead back. A hidden page has no frames.
 */
function callLater(call: () => void, rest: number): void {
  wait.abort()
  wait = new AbortController()
  const { signal } = wait
  const now = () => {
    if (signal.aborted) return
    wait.abort()
    call()
  }
  const onClick = ({ target }: Event) => {
    // Where the drag of a slider ends there is a click too.
    if (!(target instanceof Element && target.matches('[type=range]'))) now()
  }
  addEventListener('click', onClick, { capture: true, signal })
  if (rest > 0 || document.hidden) setTimeout(now, rest)
  else requestAnimationFrame(() => setTimeout(now))
}

/**
 * A state that the address keeps, and how to change it. Lists show this state: the address changes after the frame that
 * shows the press, and what depends on it is rendered without holding up the next press.
 */
export function useAddressState<State, Change>({
  read,
  write,
}: AddressFormat<State, Change>): [State, (change: Change, options?: ChangeOptions) => void] {
  const navigate = useNavigate()
  const place = useLocation()
  const here = useRef(place)
  useLayoutEffect(() => {
    here.current = place
    const queries = chosenAt(place)
    const isArrived = place.key !== chosen?.place.key && queries.at(-1) === queryOf(place) && wait.signal.aborted
    if (isArrived || queries.length === 0) forgetChosen()
  }, [place])
  // Back, pressed before the new address has rendered, returns to the same key: only `popstate` reveals it.
  useEffect(() => {
    addEventListener('popstate', dropChosen)
    return () => {
      removeEventListener('popstate', dropChosen)
      dropChosen()
    }
  }, [])

  const change = useCallback(
    (patch: Change, { replace = false, rest = 0 }: ChangeOptions = {}) => {
      const { pathname } = location
      const search = write(new URLSearchParams(newestQuery(here.current)), patch).toString()
      const isEntry = !replace || (!wait.signal.aborted && chosen?.isEntry === true)
      const atRest = rest > 0 ? queryAtRest(here.current) : undefined
      const due = dueQuery(here.current)
      choose({ place: here.current, queries: [...chosenAt(here.current), search], isEntry, due, atRest })
      callLater(() => {
        if (chosen) choose({ ...chosen, due: search, atRest: undefined })
        // A page that was left stays left.
        if (location.pathname === pathname) void navigate({ search }, { replace: !isEntry, preventScrollReset: true })
      }, rest)
    },
    [navigate, write],
  )
  const query = queryOf(place)
  return [useMemo(() => read(new URLSearchParams(query)), [query, read]), change]
}

type Reading<State> = Pick<AddressFormat<State, never>, 'read'>

/**
 * What a control shows of what was just chosen: `resting`, nothing while further changes are waited for; `moving`, each
 * change at once, as a slider does; `due`, a change once the address follows, after the frame that shows the press or
 * before a click is handled.
 */
type Shows = 'resting' | 'moving' | 'due'

const shownQueries = { resting: queryAtRest, moving: newestQuery, due: dueQuery } as const

/** The state as it was just chosen, for the controls that choose: the address, and with it the list, follows. */
export function useChosen<State>({ read }: Reading<State>, shows?: Shows): State {
  const query = useChosenPart(asText, (text) => text, shows)
  return useMemo(() => read(new URLSearchParams(query)), [query, read])
}

const asText: Reading<string> = { read: String }

/** A part of what was just chosen: its control renders again only when that part changes. */
export function useChosenPart<State, Part extends string | number | null>(
  { read }: Reading<State>,
  partOf: (state: State) => Part,
  shows: Shows = 'resting',
): Part {
  const place = useLocation()
  const part = (query: string) => partOf(read(new URLSearchParams(query)))
  return useSyncExternalStore(
    subscribe,
    () => part(shownQueries[shows](place)),
    () => part(queryOf(place)),
  )
}
