import { Maximize2 } from 'lucide'
import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useState } from 'react'
import type { ShopPicture } from '#src/shared/shop/product-pictures.ts'
import { stepOf } from '#src/shared/ui/carousel/step-of.ts'
import { IconButton } from '#src/shared/ui/button/icon-button.tsx'
import { Lightbox } from './lightbox.tsx'
import { SlideTrack } from './slide-track.tsx'
import { Thumbnails } from './thumbnails.tsx'

interface GalleryProps {
  name: string
  pictures: readonly ShopPicture[]
  index: number
  onIndex: (index: number) => void
}

/** The pictures of a product: one large, the others below it to choose from, by swiping, arrow keys or buttons. */
export function Gallery({ name, pictures, index, onIndex }: GalleryProps) {
  const [large, setLarge] = useState(false)
  const count = pictures.length

  function onKeyDown(event: KeyboardEvent): void {
    const to = stepOf(event.key, index, count)
    if (to === null || large) return
    event.preventDefault()
    onIndex(to)
  }

  return (
    <chakra.section
      aria-roledescription="carousel"
      aria-label={`Pictures of ${name}`}
      // Arrow keys on the buttons inside bubble up to here.
      onKeyDown={onKeyDown}
      minWidth="0"
      alignSelf="start"
    >
      <chakra.div
        position="relative"
        aspectRatio="1"
        bg={count === 0 ? 'bg.muted' : 'bg.picture'}
        borderRadius="sm"
        overflow="hidden"
      >
        {count === 0 ? (
          <chakra.p display="grid" placeItems="center" height="full" color="fg.muted">
            No picture yet
          </chakra.p>
        ) : (
          <>
            <SlideTrack pictures={pictures} index={index} onIndex={onIndex} onOpen={() => setLarge(true)} />
            <chakra.div position="absolute" top="3" right="3">
              <IconButton icon={Maximize2} label="Enlarge the picture" tone="raised" onClick={() => setLarge(true)} />
            </chakra.div>
          </>
        )}
        {count > 1 && (
          <chakra.p
            role="status"
            aria-label="Picture"
            _print={{ display: 'none' }}
            position="absolute"
            bottom="3"
            right="3"
            paddingInline="2.5"
            fontSize="xs"
            lineHeight="1.5rem"
            fontVariantNumeric="tabular-nums"
            bg="bg.surface/90"
            borderRadius="full"
          >
            {`${index + 1} of ${count}`}
          </chakra.p>
        )}
      </chakra.div>
      {count > 1 && <Thumbnails pictures={pictures} index={index} onIndex={onIndex} />}
      <Lightbox
        open={large}
        onClose={() => setLarge(false)}
        name={name}
        pictures={pictures}
        index={index}
        onIndex={onIndex}
      />
    </chakra.section>
  )
}
