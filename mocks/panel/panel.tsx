import { useEffect, useEffectEvent, useRef } from 'react'
import { DatabaseTab } from './database/database-tab.tsx'
import { EdgeButton } from './edge-button.tsx'
import { FaultsTab } from './faults/faults-tab.tsx'
import { Mark } from './mark.tsx'
import { useRemembered } from './remembered.ts'
import { RequestsTab } from './requests/requests-tab.tsx'
import { StateTab } from './state/state-tab.tsx'
import { StoriesTab } from './stories/stories-tab.tsx'
import { Tabs } from './tabs.tsx'

const shown = ['button', 'open', 'hidden'] as const
type Shown = (typeof shown)[number]
const isShown = (value: unknown): value is Shown => shown.some((one) => one === value)
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'

const tabs = [
  { name: 'State', Tab: StateTab },
  { name: 'Requests', Tab: RequestsTab },
  { name: 'Faults', Tab: FaultsTab },
  { name: 'Database', Tab: DatabaseTab },
  { name: 'Stories', Tab: StoriesTab },
]

/** The panel: a button at the edge, or the open region, or hidden. Alt+Shift+K opens it, and hides both. */
export function Panel() {
  const [state, setState] = useRemembered<Shown>('panel', 'button', isShown)
  const [isWide, setIsWide] = useRemembered('wide', false, isBoolean)
  const region = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const moveFocus = useRef(false)

  function change(next: Shown) {
    if (next === 'open')
      cameFrom.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    moveFocus.current = true
    setState(next)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isWithin = region.current !== null && event.composedPath().includes(region.current)
    if (event.key === 'Escape' && isWithin && !event.defaultPrevented) change('button')
    // By the key's place: with Alt, some systems type another letter.
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyK') return
    event.preventDefault()
    change(state === 'open' ? 'hidden' : 'open')
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  useEffect(() => {
    if (!moveFocus.current) return
    moveFocus.current = false
    if (state === 'open') region.current?.focus()
    else if (state === 'button') button.current?.focus()
    else if (cameFrom.current?.isConnected) cameFrom.current.focus()
  }, [state])

  if (state === 'hidden') return null
  return (
    <aside aria-label="Tools of this demo">
      {state === 'button' && <EdgeButton ref={button} onPress={() => change('open')} />}
      {state === 'open' && (
        <section ref={region} className={isWide ? 'panel wide' : 'panel'} aria-label="Shop kit" tabIndex={-1}>
          <header className="bar">
            <Mark />
            <h2>Shop kit</h2>
            <kbd className="hint">Alt+Shift+K</kbd>
            <button type="button" className="icon" aria-pressed={isWide} onClick={() => setIsWide(!isWide)}>
              <span aria-hidden="true">⟷</span>
              <span className="unseen">Wide</span>
            </button>
            <button type="button" className="icon" onClick={() => change('button')}>
              <span aria-hidden="true">✕</span>
              <span className="unseen">Close</span>
            </button>
          </header>
          <Tabs tabs={tabs} />
        </section>
      )}
    </aside>
  )
}
