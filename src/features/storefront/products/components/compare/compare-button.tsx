import { Columns2 } from 'lucide'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Icon } from '#src/shared/ui/icons/icons.tsx'
import { PartBoundary } from '#src/shared/ui/failed/part-boundary.tsx'
import { lazy, useState } from 'react'
import { type Compared, compare } from '../../compared.ts'

const CompareDialog = lazy(() => import('./compare-dialog.tsx').then((m) => ({ default: m.CompareDialog })))

/** Puts the piece beside those that were compared before in this visit, and shows them. */
export function CompareButton({ piece, name }: { piece: Compared; name: string }) {
  const [isOpen, setOpen] = useState(false)
  function open() {
    compare(piece)
    setOpen(true)
  }
  return (
    <>
      <Button variant="ghost" size="sm" onClick={open}>
        {/* On a phone there is no room for it beside Share. */}
        <Icon name={Columns2} display={{ base: 'none', sm: 'block' }} />
        Compare
      </Button>
      {isOpen && (
        <PartBoundary>
          <CompareDialog piece={piece} name={name} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  )
}
