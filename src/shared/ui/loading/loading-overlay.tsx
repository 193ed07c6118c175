import { type ReactNode, useEffect, useMemo, useReducer, useState, useSyncExternalStore } from 'react'
import { OverlayCover } from './overlay-cover.tsx'
import { finish, finishAll, nothing, register, type Waiting } from './overlay-progress.ts'
import { CoverContext, createCover, type Overlay, OverlayContext } from './use-loading-overlay.ts'

const hideAfter = 500
const giveUpAfter = 8000

/** Registered from the start, so that the overlay is not complete before the first screen could register anything. */
const firstRender = 'the first render'

interface Load {
  shown: boolean
  prerendered?: boolean
}

/** Once per full load: a layout that mounts again later does not show the overlay. */
const thisLoad: Load = { shown: false, prerendered: false }

/**
 * Says, before the first render, whether the page has its data in its HTML: then nothing is waited for, and the overlay
 * starts at 100%. A page whose data is loaded in the browser waits for it, prerendered or not.
 */
export function beginPrerendered(hasData: boolean): void {
  thisLoad.prerendered = hasData
}

/** Says that this load began elsewhere: a person who comes to the shop from there has seen the page load. */
export function beginWithoutOverlay(): void {
  thisLoad.shown = true
}

const ignore = () => {}

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
  const [cover] = useState(() => createCover(!load.shown))
  const covered = useSyncExternalStore(cover.subscribe, cover.read, cover.read)
  const done = load.prerendered ? 100 : waiting.reached

  useEffect(() => {
    if (!covered) return
    const timer = setTimeout(() => change({ type: 'give-up' }), giveUpAfter)
    return () => clearTimeout(timer)
  }, [covered])

  useEffect(() => {
    if (!covered || done < 100) return
    const timer = setTimeout(() => {
      load.shown = true
      cover.lift()
    }, hideAfter)
    return () => clearTimeout(timer)
  }, [cover, covered, done, load])

  const overlay = useMemo<Overlay>(
    () =>
      // Changes that show nothing would be rendered in the middle of the hydration.
      load.prerendered
        ? { register: ignore, finish: ignore }
        : {
            register: (name) => change({ type: 'register', name }),
            finish: (name) => change({ type: 'finish', name }),
          },
    [load],
  )

  // The effects of the children have run before this one.
  useEffect(() => overlay.finish(firstRender), [overlay])

  return (
    <OverlayContext value={overlay}>
      <CoverContext value={cover}>
        <div style={{ display: 'contents' }} inert={covered && !load.prerendered}>
          {children}
        </div>
      </CoverContext>
      {covered && <OverlayCover percent={done} />}
    </OverlayContext>
  )
}
