import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import type { ShopPicture } from '#src/shared/lib/product-pictures.ts'
import { stepOf } from '#src/shared/lib/step-of.ts'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { IconButton } from '#src/shared/ui/icon-button.tsx'
import { Picture } from '#src/shared/ui/picture.tsx'

interface LightboxProps {
  open: boolean
  onClose: () => void
  name: string
  pictures: readonly ShopPicture[]
  index: number
  onIndex: (index: number) => void
}

/** A full-screen picture: a press zooms, the arrow keys change it, Escape and Back close it. */
export function Lightbox({ open, onClose, name, ...view }: LightboxProps) {
  return (
    <Dialog open={open} onClose={onClose} title={name} shape="full" closeOnBack>
      <View {...view} />
    </Dialog>
  )
}

function View({ pictures, index, onIndex }: Pick<LightboxProps, 'pictures' | 'index' | 'onIndex'>) {
  const [near, setNear] = useState(false)
  const count = pictures.length
  const picture = pictures[index]

  useEffect(() => {
    // Listens on the dialog, since its Close button is outside this element.
    function onKeyDown(event: KeyboardEvent): void {
      const to = stepOf(event.key, index, count)
      if (to === null) return
      setNear(false)
      onIndex(to)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [index, count, onIndex])

  function show(to: number): void {
    setNear(false)
    onIndex((to + count) % count)
  }
  if (picture === undefined) return null

  return (
    <chakra.div display="grid" justifyItems="center" gap="4">
      <chakra.button
        type="button"
        aria-pressed={near}
        aria-label={near ? 'Show the whole picture' : 'Look closer'}
        display="block"
        width={near ? 'min(100%, 1600px)' : 'min(100%, calc(100dvh - 12rem))'}
        aspectRatio="1"
        cursor={near ? 'zoom-out' : 'zoom-in'}
        onClick={() => setNear(!near)}
      >
        <Picture {...picture} sizes="100vw" urgency="eager" fit="contain" />
      </chakra.button>
      {count > 1 && (
        <chakra.div
          position="sticky"
          bottom="0"
          display="flex"
          alignItems="center"
          gap="3"
          bg="bg.surface/90"
          borderRadius="full"
          paddingInline="2"
        >
          <IconButton icon="chevron-left" label="Previous picture" onClick={() => show(index - 1)} />
          <chakra.p role="status" fontSize="sm" fontVariantNumeric="tabular-nums">
            {index + 1} of {count}
          </chakra.p>
          <IconButton icon="chevron-right" label="Next picture" onClick={() => show(index + 1)} />
        </chakra.div>
      )}
    </chakra.div>
  )
}
