import { IconButton } from '#src/shared/ui/button/icon-button.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback } from 'react'

/** The frame of a picture in the strip. */
export const tile = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  gap: '1',
  boxSize: '24',
  borderWidth: '1px',
  borderRadius: 'sm',
  overflow: 'hidden',
} as const

/** A chosen picture with its remove button. */
export function ChosenTile({ picture, onRemove }: { picture: File; onRemove: () => void }) {
  const show = useCallback(
    (img: HTMLImageElement) => {
      const address = URL.createObjectURL(picture)
      img.src = address
      return () => URL.revokeObjectURL(address)
    },
    [picture],
  )
  return (
    <chakra.li {...tile}>
      <chakra.img ref={show} alt={picture.name} width="full" height="full" objectFit="cover" />
      <chakra.div position="absolute" top="1" right="1">
        <IconButton icon="close" label={`Remove ${picture.name}`} tone="raised" size="sm" onClick={onRemove} />
      </chakra.div>
    </chakra.li>
  )
}
