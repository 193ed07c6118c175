import type { Ref } from 'react'
import { DatabaseTab } from './database/database-tab.tsx'
import { FaultsTab } from './faults/faults-tab.tsx'
import { Mark } from './mark.tsx'
import { useRemembered } from './remembered.ts'
import { RequestsTab } from './requests/requests-tab.tsx'
import { StateTab } from './state/state-tab.tsx'
import { StoriesTab } from './stories/stories-tab.tsx'
import { Tabs } from './tabs.tsx'
import { Undo } from './undo.tsx'
import { useKit } from './use-kit.ts'

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'

const tabs = [
  { name: 'State', Tab: StateTab },
  { name: 'Requests', Tab: RequestsTab },
  { name: 'Faults', Tab: FaultsTab },
  { name: 'Database', Tab: DatabaseTab },
  { name: 'Stories', Tab: StoriesTab },
]

interface OpenPanelProps {
  ref: Ref<HTMLElement>
  onClose: () => void
  /** Hides the tab at the edge too. */
  onHide: () => void
}

/** The open panel, with its tabs. */
export function OpenPanel({ ref, onClose, onHide }: OpenPanelProps) {
  const { title, stories } = useKit()
  const [isWide, setIsWide] = useRemembered('wide', false, isBoolean)
  return (
    <section ref={ref} className={isWide ? 'panel wide' : 'panel'} aria-label={title} tabIndex={-1}>
      <header className="bar">
        <Mark />
        <h2>{title}</h2>
        <kbd className="hint">Alt+Shift+K</kbd>
        <button type="button" className="icon" aria-pressed={isWide} onClick={() => setIsWide(!isWide)}>
          <span aria-hidden="true">⟷</span>
          <span className="unseen">Wide</span>
        </button>
        <button type="button" className="icon" title="Hide until the page is loaded again" onClick={onHide}>
          <span aria-hidden="true">−</span>
          <span className="unseen">Hide</span>
        </button>
        <button type="button" className="icon" onClick={onClose}>
          <span aria-hidden="true">✕</span>
          <span className="unseen">Close</span>
        </button>
      </header>
      <Undo />
      <Tabs tabs={stories.length > 0 ? tabs : tabs.filter(({ Tab }) => Tab !== StoriesTab)} />
    </section>
  )
}
