import { IconButton } from '#src/shared/ui/button/icon-button.tsx'
import { Container } from '#src/shared/ui/page/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState, type RefObject, useEffect, useEffectEvent } from 'react'
import { ProductSearchBox } from './product-search-box.tsx'

const Sheet = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '100%',
    bg: 'bg.surface',
    borderBlockWidth: '1px',
    boxShadow: 'md',
    animation: 'appear 240ms both',
  },
})

/**
 * The search of the top bar: a button that opens the box below it. The box has the focus before the press ends, so that
 * it receives every key that follows. The text is kept for the next time.
 */
export function ProductSearch() {
  const ref = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [term, setTerm] = useState('')
  useDismiss(ref, isOpen, () => setOpen(false))

  const done = (how: 'escape' | 'gone') => {
    setOpen(false)
    if (how === 'escape') ref.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={ref}>
      <IconButton
        icon={isOpen ? 'close' : 'search'}
        label={isOpen ? 'Close search' : 'Search'}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Sheet>
          <Container paddingBlock="5" maxWidth="48rem">
            <ProductSearchBox term={term} onTermChange={setTerm} onDone={done} focusAtOnce />
          </Container>
        </Sheet>
      )}
    </div>
  )
}

/** Calls back when the pointer or the focus goes elsewhere while there is something to dismiss. */
function useDismiss(inside: RefObject<HTMLElement | null>, isActive: boolean, onDismiss: () => void): void {
  const dismiss = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && inside.current?.contains(event.target)) return
    onDismiss()
  })
  useEffect(() => {
    if (!isActive) return
    const listener = (event: Event) => dismiss(event)
    document.addEventListener('pointerdown', listener)
    document.addEventListener('focusin', listener)
    return () => {
      document.removeEventListener('pointerdown', listener)
      document.removeEventListener('focusin', listener)
    }
  }, [isActive])
}
