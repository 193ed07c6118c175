import { type KeyboardEvent, useEffect, useState } from 'react'

interface ComboboxOptions {
  /** Number of rows. */
  count: number
  /** Identifies the rows; a change clears the highlight. */
  of: string
  onChoose: (index: number) => void
  /** Called on Enter without a highlighted row. */
  onSubmit: () => void
  onEscape: () => void
}

/** The row highlighted by keyboard while the focus stays in the input. */
export function useCombobox({ count, of, onChoose, onSubmit, onEscape }: ComboboxOptions) {
  const [highlight, setHighlight] = useState({ of, index: -1 })
  const index = highlight.of === of ? highlight.index : -1
  const move = (to: number) => setHighlight({ of, index: to })

  const onKeyDown = (event: KeyboardEvent) => {
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

/** Scrolls the highlighted row into view. */
export function useInSight(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [id])
}
