import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react'

interface ComboboxOptions {
  /** The ids of the options. */
  ids: readonly string[]
  /** Identifies the list; a change clears the highlight. */
  of: string
  /** The id of the option that is highlighted before any arrow key, if there is one. */
  start?: string | undefined
  onChoose: (index: number) => void
  /** Called on Enter without an option chosen by an arrow key. */
  onSubmit: () => void
  onEscape: () => void
}

/** The attributes of a combobox's parts. */
export type Combobox = ReturnType<typeof useCombobox>

/** An input with a list of options, of which the arrow keys highlight one while the focus stays in the input. */
export function useCombobox({ ids, of, start, onChoose, onSubmit, onEscape }: ComboboxOptions) {
  const id = useId()
  const count = ids.length
  const [chosen, setChosen] = useState({ of, index: -1 })
  const index = chosen.of === of ? chosen.index : -1
  const highlighted = index === -1 ? start : ids[index]
  const move = (to: number) => setChosen({ of, index: to })
  const optionId = highlighted && `${id}-${highlighted}`
  useEffect(() => {
    if (optionId !== undefined) document.getElementById(optionId)?.scrollIntoView({ block: 'nearest' })
  }, [optionId])

  const onKeyDown = (event: KeyboardEvent) => {
    const actions: Record<string, () => void> = {
      ArrowDown: () => move(count === 0 ? -1 : (index + 1) % count),
      ArrowUp: () => move(count === 0 ? -1 : (Math.max(index, 0) - 1 + count) % count),
      Enter: () => (index === -1 ? onSubmit() : onChoose(index)),
      // What is highlighted from the start cannot be taken back.
      Escape: () => (index === -1 || start !== undefined ? onEscape() : move(-1)),
    }
    const action = actions[event.key]
    if (action === undefined) return
    event.preventDefault()
    action()
  }

  return {
    inputProps: {
      type: 'text',
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': optionId,
      autoComplete: 'off',
      onKeyDown,
    },
    listProps: { id: `${id}-list`, role: 'listbox' },
    optionProps: (option: string) => ({
      id: `${id}-${option}`,
      role: 'option',
      'aria-selected': option === highlighted,
      // Keeps the focus in the input: losing it would close the list before the click.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    }),
  } as const
}
