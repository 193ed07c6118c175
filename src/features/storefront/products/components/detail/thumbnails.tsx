import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { ShopPicture } from '#src/shared/shop/product-pictures.ts'
import { stepOf } from '#src/shared/ui/carousel/step-of.ts'
import { Picture } from '#src/shared/ui/picture/picture.tsx'

interface ThumbnailsProps {
  pictures: readonly ShopPicture[]
  index: number
  onIndex: (index: number) => void
}

const Thumb = chakra('button', {
  base: {
    position: 'relative',
    flex: '0 0 auto',
    boxSize: { base: '16', lg: '20' },
    borderRadius: 'sm',
    overflow: 'hidden',
    opacity: '0.75',
    transitionProperty: 'opacity',
    transitionDuration: 'fast',
    _hover: { opacity: '1' },
    '&[aria-current=true]': {
      opacity: '1',
      boxShadow: '0 0 0 1px var(--chakra-colors-bg), 0 0 0 3px var(--chakra-colors-accent)',
    },
  },
})

/** All pictures in small; the arrow keys move between them. */
export function Thumbnails({ pictures, index, onIndex }: ThumbnailsProps) {
  const row = useRef<HTMLDivElement>(null)
  // A swipe or another variant may choose one that does not fit into the row.
  useEffect(() => {
    const shown = row.current?.children[index]
    if (row.current && shown instanceof HTMLElement)
      row.current.scrollLeft = shown.offsetLeft - (row.current.clientWidth - shown.offsetWidth) / 2
  }, [index])

  function walk(event: KeyboardEvent): void {
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])]
    const from = buttons.findIndex((button) => button === event.target)
    const to = stepOf(event.key, from, pictures.length)
    if (to === null) return
    // Keeps the gallery around it from taking a second step.
    event.stopPropagation()
    event.preventDefault()
    onIndex(to)
    buttons[to]?.focus()
  }

  return (
    <chakra.div
      ref={row}
      role="group"
      aria-label="Choose a picture"
      position="relative"
      display="flex"
      gap="3"
      overflowX="auto"
      padding="1"
      marginTop="2"
      marginInline="-1"
      scrollbarWidth="none"
      onKeyDown={walk}
    >
      {pictures.map(({ src }, place) => (
        <Thumb
          key={src}
          type="button"
          aria-label={`Show picture ${place + 1} of ${pictures.length}`}
          aria-current={place === index}
          onClick={() => onIndex(place)}
        >
          <Picture src={src} alt="" sizes="80px" urgency="eager" />
        </Thumb>
      ))}
    </chakra.div>
  )
}
