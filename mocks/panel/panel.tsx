import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { EdgeButton } from './edge-button.tsx'
import { notice } from './notice.ts'
import { isPanelKey } from './panel-key.ts'
import { remember, useRemembered } from './remembered.ts'

const shown = ['button', 'open', 'hidden'] as const
type Shown = (typeof shown)[number]
const isShown = (value: unknown): value is Shown => shown.some((one) => one === value)

/** Loaded on demand, since most visits never open it. */
const OpenPanel = lazy(() =>
  import('./open-panel.tsx').then(
    (m) => ({ default: m.OpenPanel }),
    () => {
      notice('The panel of the kit could not be loaded.')
      return { default: () => <></> }
    },
  ),
)

interface PanelProps {
  /** Asked once the panel listens: whether Alt+Shift+K was pressed before. */
  isKeyPressed: () => boolean
}

/** The panel: a button at the edge, or the open region, or hidden. Alt+Shift+K opens it, and hides both. */
export function Panel({ isKeyPressed }: PanelProps) {
  const [state, setState] = useRemembered<Shown>('panel', 'button', isShown)
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

  function openedAs(element: HTMLElement | null) {
    region.current = element
    if (element === null || !moveFocus.current) return
    moveFocus.current = false
    element.focus()
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isWithin = region.current !== null && event.composedPath().includes(region.current)
    if (event.key === 'Escape' && isWithin && !event.defaultPrevented) change('button')
    if (!isPanelKey(event)) return
    event.preventDefault()
    change(state === 'open' ? 'hidden' : 'open')
  })
  const onReady = useEffectEvent(() => {
    // In a task of its own, since the next effect would move the focus to the button.
    if (isKeyPressed() && state !== 'open') setTimeout(() => change('open'))
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    onReady()
    return () => removeEventListener('keydown', listen)
  }, [])

  useEffect(() => {
    if (!moveFocus.current || state === 'open') return
    moveFocus.current = false
    if (state === 'button') button.current?.focus()
    else if (cameFrom.current?.isConnected) cameFrom.current.focus()
  }, [state])

  if (state === 'hidden') return null
  return (
    <aside aria-label="Tools of this demo">
      {state === 'button' && <EdgeButton ref={button} onPress={() => change('open')} />}
      {state === 'open' && (
        <Suspense>
          <OpenPanel
            ref={openedAs}
            onClose={() => change('button')}
            onHide={() => {
              change('hidden')
              // A phone has no keys to bring it back.
              remember('panel', 'button')
            }}
          />
        </Suspense>
      )}
    </aside>
  )
}
