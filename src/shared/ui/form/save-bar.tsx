import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { Button } from '../button/button.tsx'
import { reserveBottom } from '../toast/reserve-bottom.ts'
import { VisuallyHidden } from '../page/layout.tsx'

interface SaveBarProps {
  isChanged: boolean
  /** Whether the form's own buttons are out of view. */
  isNeeded: boolean
  pending: boolean
  onSave: () => void
  onDiscard: () => void
}

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '3',
    zIndex: 'sticky',
    display: 'flex',
    // The form's own buttons are there.
    _low: { display: 'none' },
    _print: { display: 'none' },
    alignItems: 'center',
    gap: { base: '1', md: '3' },
    paddingBlock: '2.5',
    paddingInlineStart: { base: '3.5', md: '5' },
    paddingInlineEnd: '2.5',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    boxShadow: 'md',
    // Keeps its space while hidden, so that the form's buttons do not move under the pointer.
    visibility: 'hidden',
    // In view already, although they stand in the room that the page keeps free for the bar.
    '& button': { scrollMarginBottom: '-5.75rem' },
    '&[data-shown]': { visibility: 'visible', animation: 'appear 240ms both' },
  },
})

const Dot = chakra('span', {
  base: { display: 'inline-block', boxSize: '2', borderRadius: 'full', bg: 'gold', marginInlineEnd: '2.5' },
})

/**
 * Save and Discard at the bottom of the window, shown while the form is changed and its own buttons are out of view.
 */
export function SaveBar({ isChanged, isNeeded, pending, onSave, onDiscard }: SaveBarProps) {
  const [hasFocus, setFocus] = useState(false)
  // A button that is removed gets no blur event.
  if (hasFocus && !isChanged) setFocus(false)
  const isShown = isChanged && (isNeeded || hasFocus)
  useRoomForToasts(isShown)
  return (
    <>
      <VisuallyHidden role="status">{isChanged && 'Unsaved changes'}</VisuallyHidden>
      <Bar data-shown={isShown || undefined} onFocus={() => setFocus(true)} onBlur={() => setFocus(false)}>
        <chakra.span flex="1" minWidth="0" fontSize="sm" fontWeight="medium" truncate aria-hidden="true">
          <Dot />
          Unsaved<chakra.span hideBelow="sm"> changes</chakra.span>
        </chakra.span>
        <Button size="sm" variant="ghost" aria-disabled={pending} onClick={pending ? undefined : onDiscard}>
          Undo changes
        </Button>
        <Button size="sm" pending={pending} aria-keyshortcuts="Control+S Meta+S" title="Ctrl+S" onClick={onSave}>
          Save
        </Button>
      </Bar>
    </>
  )
}

/** Moves toasts above the bar, so that Save stays reachable. */
function useRoomForToasts(isShown: boolean): void {
  useEffect(() => {
    if (isShown) return reserveBottom()
  }, [isShown])
}
