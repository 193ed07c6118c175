import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { type Toast, ToastCard } from './toast-card.tsx'

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
export function ToastShelf({ toasts, onDismiss }: { toasts: Toast[]; onDismiss: (id: number) => void }) {
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
