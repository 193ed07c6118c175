import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { uniqueKey } from '../../lib/text/unique-key.ts'

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** Keeps the Tab key inside, since from a native modal it can reach the browser's own bars. */
function keepInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.checkVisibility())
  const first = stops[0]
  const last = stops.at(-1)
  const edge = event.shiftKey ? first : last
  const beyond = event.shiftKey ? last : first
  const active = document.activeElement
  if (active !== edge && active !== dialog) return
  event.preventDefault()
  beyond?.focus()
}

/** Whether a press is on the backdrop, and not on the scrollbar of the dialog itself. */
function isOutside(dialog: HTMLDialogElement, { clientX: x, clientY: y }: PointerEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom
}

interface ModalOptions {
  onClose: () => void
  /** A press outside closes it. */
  dismissable: boolean
  /** The browser's Back closes it instead of leaving the page. */
  closeOnBack: boolean
}

/**
 * Opens a mounted `<dialog>` as a modal for as long as it is mounted: focus goes in and stays in, Escape closes, focus
 * returns to where it was. To close the dialog, `onClose` must unmount it.
 */
export function useModal({ onClose, dismissable, closeOnBack }: ModalOptions): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })

  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    const opener = document.activeElement
    const root = document.documentElement
    // Keeps the width of the scrollbar while the page behind cannot scroll.
    root.style.setProperty('--gutter', innerWidth > root.clientWidth ? 'stable' : 'auto')
    if (!dialog.open) dialog.showModal()
    const close = () => latest.current()
    const onCancel = (event: Event) => {
      event.preventDefault()
      close()
    }
    const onKeyDown = (event: KeyboardEvent) => keepInside(dialog, event)
    const onPointerDown = (event: PointerEvent) => {
      if (dismissable && event.target === dialog && isOutside(dialog, event)) close()
    }
    dialog.addEventListener('cancel', onCancel)
    dialog.addEventListener('keydown', onKeyDown)
    dialog.addEventListener('pointerdown', onPointerDown)
    return () => {
      dialog.removeEventListener('cancel', onCancel)
      dialog.removeEventListener('keydown', onKeyDown)
      dialog.removeEventListener('pointerdown', onPointerDown)
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [dismissable])

  useEffect(() => (closeOnBack ? guardBack(() => latest.current()) : undefined), [closeOnBack])

  return ref
}

/** Adds a history entry for the open dialog, which Back or closing removes. */
function guardBack(close: () => void): () => void {
  const mark = uniqueKey()
  // Delayed, so that StrictMode's immediate cleanup of the effect does not touch the history.
  const timer = setTimeout(() => {
    const entry: unknown = history.state
    history.pushState({ ...(typeof entry === 'object' ? entry : {}), modal: mark }, '')
    addEventListener('popstate', close, { once: true })
  })
  return () => {
    clearTimeout(timer)
    removeEventListener('popstate', close)
    const now: unknown = history.state
    const ours = typeof now === 'object' && now !== null && 'modal' in now && now.modal === mark
    // After a link inside the dialog the current entry is the new page's and must stay.
    if (ours) history.back()
  }
}
