import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'

const usualDuration = 3000

export interface ToastOptions {
  /** Milliseconds; 3000 by default. */
  duration?: number
  /** A second line with the reason or the next step. */
  detail?: string | undefined
  /** A button in the toast, such as Undo; pressing it closes the toast. */
  action?: { label: string; onPress: () => void }
}

export interface Toast extends ToastOptions {
  id: number
  tone: 'success' | 'error' | 'gray'
  text: string
}

const Card = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: '14',
    paddingBlock: '1.5',
    paddingInlineStart: '5',
    paddingInlineEnd: '1.5',
    fontSize: 'sm',
    lineHeight: 'snug',
    color: 'onColour',
    borderRadius: 'sm',
    boxShadow: 'lg',
    pointerEvents: 'auto',
    animation: 'rise 240ms both',
    _forced: { borderWidth: '1px' },
  },
  variants: { tone: { success: { bg: 'success' }, error: { bg: 'error' }, gray: { bg: 'gray' } } },
})

/** One message, which leaves after its time unless the pointer or the focus is on it. */
export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: (id: number) => void }) {
  const { id, tone, text, detail, duration = usualDuration, action } = toast
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const remaining = useRef(duration)
  const held = hovered || focused

  useEffect(() => {
    if (held) return
    const since = performance.now()
    const timer = setTimeout(() => onDismiss(id), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current = Math.max(0, remaining.current - (performance.now() - since))
    }
  }, [held, id, onDismiss])

  return (
    <Card
      tone={tone}
      data-toast={tone}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <chakra.p flex="1" minWidth="0" role={tone === 'error' ? 'alert' : 'status'}>
        <chakra.span display="block">{text}</chakra.span>
        <span>{detail}</span>
      </chakra.p>
      {action !== undefined && (
        <chakra.button
          type="button"
          minHeight="9"
          paddingInline="2"
          fontWeight="semibold"
          textDecoration="underline"
          textUnderlineOffset="0.25em"
          _focusVisible={{ outlineColor: 'onColour' }}
          onClick={() => {
            onDismiss(id)
            action.onPress()
          }}
        >
          {action.label}
        </chakra.button>
      )}
      <IconButton icon="close" label="Dismiss" tone="onImage" size="sm" onClick={() => onDismiss(id)} />
    </Card>
  )
}
