import { useOptimisticChange } from '#src/shared/lib/react/use-optimistic-change.ts'
import { IconButton } from '#src/shared/ui/button/icon-button.tsx'
import { Container } from '#src/shared/ui/page/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { PartBoundary } from '#src/shared/ui/failed/part-boundary.tsx'
import { lazy, useRef, useState } from 'react'
import { useDismiss } from '../use-dismiss.ts'

const ProductSearchBox = lazy(() => import('./product-search-box.tsx').then((m) => ({ default: m.ProductSearchBox })))

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
 * The search of the top bar: a button that opens the box below it. The button changes at once, the box appears later.
 * The text is kept for the next time.
 */
export function ProductSearch() {
  const ref = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isPressed, press] = useOptimisticChange(isOpen, setOpen)
  const [term, setTerm] = useState('')
  useDismiss(ref, isOpen, () => setOpen(false))

  const done = (how: 'escape' | 'gone') => {
    setOpen(false)
    if (how === 'escape') ref.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={ref}>
      <IconButton
        icon={isPressed ? 'close' : 'search'}
        label={isPressed ? 'Close search' : 'Search'}
        aria-expanded={isPressed}
        onClick={() => press(!isPressed)}
      />
      {isOpen && (
        <Sheet>
          <Container paddingBlock="5" maxWidth="48rem">
            <PartBoundary fallback={<chakra.div height="12" />}>
              <ProductSearchBox term={term} onTermChange={setTerm} onDone={done} focusAtOnce />
            </PartBoundary>
          </Container>
        </Sheet>
      )}
    </div>
  )
}
