import { chakra } from '@chakra-ui/react/styled-system'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { IconButton } from './icon-button.tsx'

const usualDuration = 3000

/** More would cover a phone screen. */
const most = 3

interface ToastOptions {
  /** Milliseconds; 3000 by default. */
  duration?: number
  /** A second line with the reason or the next step. */
  detail?: string | undefined
  /** A button in the toast, such as Undo; pressing it closes the toast. */
  action?: { label: string; onPress: () => void }
}

interface Toast extends ToastOptions {
  id: number
  tone: 'success' | 'error' | 'gray'
  text: string
}

interface Toasts {
  success: (text: string, options?: ToastOptions) => void
  error: (text: string, options?: ToastOptions) => void
  /** A neutral toast. */
  show: (text: string, options?: ToastOptions) => void
}

/** Whether the newer toast may replace the other. Not with an Undo, since each undoes something else. */
function isSame(one: Toast, newer: Toast): boolean {
  const hasAction = one.action !== undefined || newer.action !== undefined
  return !hasAction && one.tone === newer.tone && one.text === newer.text && one.detail === newer.detail
}

const ToastContext = createContext<Toasts | null>(null)

/** Shows a message in the corner for three seconds. Equal ones are shown once. Throws outside `ToastProvider`. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext)
  if (toasts === null) throw new Error('useToast is used outside <ToastProvider>: wrap the app in it.')
  return toasts
}

/** Holds the toasts of everything inside. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const lastId = useRef(0)

  const add = useCallback((tone: Toast['tone'], text: string, options: ToastOptions = {}) => {
    lastId.current += 1
    const toast = { ...options, id: lastId.current, tone, text }
    setToasts((all) => [...all.filter((one) => !isSame(one, toast)), toast].slice(-most))
  }, [])
  const dismiss = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), [])

  const helpers = useMemo<Toasts>(
    () => ({
      success: (text, options) => add('success', text, options),
      error: (text, options) => add('error', text, options),
      show: (text, options) => add('gray', text, options),
    }),
    [add],
  )

  return (
    <ToastContext value={helpers}>
      {children}
      <Corner toasts={toasts} onDismiss={dismiss} />
    </ToastContext>
  )
}

const Shelf = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto 0 0 auto',
    zIndex: 'toast',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: '2.5',
    width: 'min(25rem, 100vw)',
    padding: '4',
    // Leaves a page's own bottom bar free, such as Add to Cart on phones.
    paddingBottom: 'calc(1rem + var(--bottom-bar, 0px))',
    bg: 'transparent',
    overflow: 'visible',
    pointerEvents: 'none',
  },
})

/** Bottom right, in the top layer, so that an open dialog does not cover it. */
function Corner({ toasts, onDismiss }: { toasts: Toast[]; onDismiss: (id: number) => void }) {
  const ref = useRef<HTMLDivElement>(null)
  const newest = toasts.at(-1)?.id

  useEffect(() => {
    const shelf = ref.current
    if (shelf === null || newest === undefined) return
    // Shown again, so that it is above a dialog that was opened in the meantime.
    if (shelf.matches(':popover-open')) shelf.hidePopover()
    shelf.showPopover()
  }, [newest])

  return (
    <Shelf asChild>
      <div ref={ref} popover="manual">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />
        ))}
      </div>
    </Shelf>
  )
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
  },
  variants: { tone: { success: { bg: 'success' }, error: { bg: 'error' }, gray: { bg: 'gray' } } },
})

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: (id: number) => void }) {
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
      <chakra.p flex="1" minWidth="0" overflowWrap="anywhere" role={tone === 'error' ? 'alert' : 'status'}>
        {detail === undefined ? text : <chakra.span display="block">{text}</chakra.span>}
        {detail}
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
