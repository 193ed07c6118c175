import { type ComponentType, type KeyboardEvent, useId } from 'react'
import { useRemembered } from './remembered.ts'

interface TabsProps {
  tabs: ReadonlyArray<{ name: string; Tab: ComponentType }>
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Tabs with a single tab stop; arrow keys, Home and End move between them. */
export function Tabs({ tabs }: TabsProps) {
  const id = useId()
  const [chosen, setChosen] = useRemembered('tab', tabs[0]?.name ?? '', isText)
  const index = Math.max(
    0,
    tabs.findIndex(({ name }) => name === chosen),
  )
  const Tab = tabs[index]?.Tab

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const steps: Record<string, number> = {
      ArrowRight: (index + 1) % tabs.length,
      ArrowLeft: (index + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    setChosen(tabs[next]?.name ?? '')
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <>
      <div className="tabs" role="tablist" tabIndex={-1} aria-label="Parts of the kit" onKeyDown={onKeyDown}>
        {tabs.map(({ name }, place) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}${name}`}
            aria-selected={place === index}
            aria-controls={`${id}panel`}
            tabIndex={place === index ? 0 : -1}
            onClick={() => setChosen(name)}
          >
            {name}
          </button>
        ))}
      </div>
      {/* Focusable, so that any content can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus */}
      <div
        // Each tab starts at its top.
        key={tabs[index]?.name}
        className="body"
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${tabs[index]?.name}`}
        tabIndex={0}
      >
        {Tab && <Tab />}
      </div>
    </>
  )
}
