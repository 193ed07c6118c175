import { type KeyboardEvent, useEffect, useState } from 'react'

interface ComboboxOptions {
  /** How many rows are shown. */
  count: number
  /** Identifies the rows: when it changes, none is highlighted. */
  of: string
  onChoose: (index: number) => void
  /** Enter without a highlighted row. */
  onSubmit: () => void
  onEscape: () => void
}

/** Which row of a list is highlighted from the keyboard, while the focus stays in the input. */
export function useCombobox({ count, of, onChoose, onSubmit, onEscape }: ComboboxOptions) {
  const [highlight, setHighlight] = useState({ of, index: -1 })
  const index = highlight.of === of ? highlight.index : -1
  const move = (to: number) => setHighlight({ of, index: to })

  const onKeyDown = (event: KeyboardEvent) => {
    // A word that is still being composed keeps its keys.
    if (event.nativeEvent.isComposing) return
    const actions: Record<string, () => void> = {
      ArrowDown: () => move(count === 0 ? -1 : (index + 1) % count),
      ArrowUp: () => move(count === 0 ? -1 : (Math.max(index, 0) - 1 + count) % count),
      Enter: () => (index === -1 ? onSubmit() : onChoose(index)),
      Escape: () => (index === -1 ? onEscape() : move(-1)),
    }
    const action = actions[event.key]
    if (action === undefined) return
    event.preventDefault()
    action()
  }

  return { index, onKeyDown }
}

/** Keeps the highlighted row in sight of a list that scrolls. */
export function useInSight(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [id])
}
