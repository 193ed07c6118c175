import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState, useEffect } from 'react'
import { type Toast, type ToastOptions, ToastCard } from './toast-card.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

/** More would cover a phone screen. */
const most = 3

interface Toasts {
  success: (text: string, options?: ToastOptions) => void
  error: (text: string, options?: ToastOptions) => void
  /** A neutral toast. */
  show: (text: string, options?: ToastOptions) => void
}

/** Whether the newer toast says the same. Not with an Undo, since each undoes something else. */
function isRepeated(one: Toast, newer: Toast): boolean {
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
    setToasts((all) => [...all.filter((one) => !isRepeated(one, toast)), toast].slice(-most))
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
      <ToastShelf toasts={toasts} onDismiss={dismiss} />
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
    bg: 'transparent',
    overflow: 'visible',
    pointerEvents: 'none',
  },
})

/** Bottom right, in the top layer, so that an open dialog does not cover it. */
function ToastShelf({ toasts, onDismiss }: { toasts: Toast[]; onDismiss: (id: number) => void }) {
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
    <Shelf ref={ref} popover="manual">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </Shelf>
  )
}
