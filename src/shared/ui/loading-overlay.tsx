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

/** Waited for from the start, so that nothing counts as complete before the first screen had a chance to register. */
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

/** Once per full load: a layout that mounts again later finds the page shown already. */
const thisLoad: Load = { shown: false, prerendered: false }

/** What stands in prerendered HTML has arrived with it: the overlay begins at 100%. Called before the first render. */
export function beginPrerendered(): void {
  thisLoad.prerendered = true
}

type Change = { type: 'register' | 'finish'; name: string } | { type: 'give-up' }

function reduce(waiting: Waiting, change: Change): Waiting {
  if (change.type === 'give-up') return finishAll(waiting)
  return change.type === 'register' ? register(waiting, change.name) : finish(waiting, change.name)
}

/**
 * Covers the screen with "Loading... N%" until every registered image and call is over, then for 500 ms more. N only
 * rises. Failures count as over; after 8 s the rest is given up. What is underneath is in the document, inert.
 */
export function LoadingOverlayProvider({ children, load = thisLoad }: { children: ReactNode; load?: Load }) {
  const [waiting, change] = useReducer(reduce, register(nothing, firstRender))
  const [covered, setCovered] = useState(!load.shown)
  const done = load.prerendered ? 100 : waiting.reached

  // The effects of what is inside have run before this one.
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
 * The overlay's helpers. `registerCall(name, promise)` makes it wait for a call, whichever way it ends.
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

/** Makes the overlay wait while this stands: in place of a page whose code is on its way. Does nothing without an overlay. */
export function useHoldOverlay(name: string): void {
  const overlay = useContext(OverlayContext)
  useLayoutEffect(() => {
    overlay?.register(name)
    return () => overlay?.finish(name)
  }, [overlay, name])
}

/**
 * Makes the overlay wait for one image: spread the answer over the `<img>`. For eager images only, since a lazy one
 * may never load. Throws outside `LoadingOverlayProvider`.
 */
export function useRegisterImage() {
  const { register: add, finish: over } = useLoadingOverlay()
  const name = useId()
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return
      add(name)
      // From the cache it may have loaded before React listened.
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

/** Drawn by hand, since browsers disagree on how `<progress>` may look. */
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
