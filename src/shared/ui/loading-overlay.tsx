import { chakra } from '@chakra-ui/react/styled-system'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
} from 'react'
import { finish, finishAll, nothing, register, type Waiting } from './overlay-progress.ts'

const hideAfter = 500
const giveUpAfter = 8000

/** Registered from the start, so that the overlay is not complete before the first screen could register anything. */
const firstRender = 'the first render'

interface Overlay {
  register: (name: string) => void
  finish: (name: string) => void
}

const OverlayContext = createContext<Overlay | null>(null)
const CoveredContext = createContext(false)

interface Load {
  shown: boolean
  prerendered?: boolean
}

/** Once per full load: a layout that mounts again later does not show the overlay. */
const thisLoad: Load = { shown: false, prerendered: false }

/** A prerendered page has its content, so the overlay starts at 100%. Called before the first render. */
export function beginPrerendered(): void {
  thisLoad.prerendered = true
}

type Change = { type: 'register' | 'finish'; name: string } | { type: 'give-up' }

function reduce(waiting: Waiting, change: Change): Waiting {
  if (change.type === 'give-up') return finishAll(waiting)
  return change.type === 'register' ? register(waiting, change.name) : finish(waiting, change.name)
}

/**
 * Covers the screen with "Loading... N%" until every registered image and call has ended, and for 500 ms more. N only
 * rises. Failures count as ended; after 8 s it stops waiting. The content underneath is rendered but inert.
 */
export function LoadingOverlayProvider({ children, load = thisLoad }: { children: ReactNode; load?: Load }) {
  const [waiting, change] = useReducer(reduce, register(nothing, firstRender))
  const [covered, setCovered] = useState(!load.shown)
  const done = load.prerendered ? 100 : waiting.reached

  // The effects of the children have run before this one.
  useEffect(() => change({ type: 'finish', name: firstRender }), [])

  useEffect(() => {
    if (!covered) return
    const timer = setTimeout(() => change({ type: 'give-up' }), giveUpAfter)
    return () => clearTimeout(timer)
  }, [covered])

  useEffect(() => {
    if (!covered || done < 100) return
    const timer = setTimeout(() => {
      load.shown = true
      setCovered(false)
    }, hideAfter)
    return () => clearTimeout(timer)
  }, [covered, done, load])

  const overlay = useMemo<Overlay>(
    () => ({
      register: (name) => change({ type: 'register', name }),
      finish: (name) => change({ type: 'finish', name }),
    }),
    [],
  )

  return (
    <OverlayContext value={overlay}>
      <CoveredContext value={covered}>
        <div style={{ display: 'contents' }} inert={covered && !load.prerendered}>
          {children}
        </div>
      </CoveredContext>
      {covered && <Cover percent={done} />}
    </OverlayContext>
  )
}

/**
 * `registerCall(name, promise)` makes the overlay wait until the call succeeds or fails.
 * Throws outside `LoadingOverlayProvider`.
 */
export function useLoadingOverlay(): Overlay & { registerCall: (name: string, call: Promise<unknown>) => void } {
  const overlay = useContext(OverlayContext)
  if (overlay === null) {
    throw new Error('useLoadingOverlay is used outside <LoadingOverlayProvider>: wrap the layout in it.')
  }
  const registerCall = useCallback(
    (name: string, call: Promise<unknown>) => {
      overlay.register(name)
      const over = () => overlay.finish(name)
      call.then(over, over)
    },
    [overlay],
  )
  return { ...overlay, registerCall }
}

/** Whether the overlay covers the screen; false without an overlay. */
export function useIsCovered(): boolean {
  return useContext(CoveredContext)
}

/**
 * Makes the overlay wait while this is mounted, as a fallback while page code loads. Does nothing without an overlay.
 */
export function useHoldOverlay(name: string): void {
  const overlay = useContext(OverlayContext)
  useLayoutEffect(() => {
    overlay?.register(name)
    return () => overlay?.finish(name)
  }, [overlay, name])
}

/**
 * Makes the overlay wait for one image; spread the result over the `<img>`. For eager images only, since a lazy one may
 * never load. Throws outside `LoadingOverlayProvider`.
 */
export function useRegisterImage() {
  const { register: add, finish: over } = useLoadingOverlay()
  const name = useId()
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return
      add(name)
      // A cached image may have loaded before React attached its listener.
      if (image.complete) over(name)
      return () => over(name)
    },
    [add, over, name],
  )
  return { ref, onLoad: () => over(name), onError: () => over(name) }
}

const Sheet = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'overlay',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '5',
    bg: 'bg',
    color: 'fg',
    // The script in the head of prerendered pages takes it away in time, also while the app is still loading.
    'html.uncovered &': { visibility: 'hidden' },
  },
})

/** Not a `<progress>`, which browsers style differently. */
const bar = { role: 'progressbar', 'aria-label': 'Loading', 'aria-valuemin': 0, 'aria-valuemax': 100 }

function Cover({ percent: value }: { percent: number }) {
  return (
    <Sheet>
      <chakra.p textStyle="logo" fontSize="4xl" color="accent.fg" aria-hidden="true">
        Suvarnika
      </chakra.p>
      <chakra.div {...bar} aria-valuenow={value} width="14rem" height="2px" bg="bg.muted">
        <chakra.div height="full" bg="accent" transformOrigin="left" style={{ transform: `scaleX(${value / 100})` }} />
      </chakra.div>
      <chakra.p fontSize="sm" fontVariantNumeric="tabular-nums">
        Loading... {value}%
      </chakra.p>
    </Sheet>
  )
}
