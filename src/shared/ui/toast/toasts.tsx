import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import type { Toast, ToastOptions } from './toast-card.tsx'
import { ToastShelf } from './toast-shelf.tsx'

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
