import { chakra } from '@chakra-ui/react/styled-system'
import { type PointerEvent, useRef, useState } from 'react'
import type { ShopPicture } from '#src/shared/shop/product-pictures.ts'
import { useIsHydrated } from '#src/shared/lib/react/use-is-hydrated.ts'
import { Picture } from '#src/shared/ui/picture/picture.tsx'

interface SlideTrackProps {
  pictures: readonly ShopPicture[]
  index: number
  onIndex: (index: number) => void
  onOpen: () => void
}

/** From this distance on a movement is a swipe instead of a press. */
const swipe = 40

const Track = chakra('div', {
  base: {
    display: 'flex',
    height: 'full',
    touchAction: 'pan-y',
    cursor: 'zoom-in',
    transitionDuration: 'slow',
    transitionTimingFunction: 'out',
  },
})

const Slide = chakra('div', { base: { flex: '0 0 100%', height: 'full', userSelect: 'none' } })

/**
 * The large pictures side by side: swiping moves them, a press opens the visible one. Prerendered HTML has that one only,
 * since the others would load beside it.
 */
export function SlideTrack({ pictures, index, onIndex, onOpen }: SlideTrackProps) {
  const start = useRef<{ x: number; width: number } | null>(null)
  const [moved, setMoved] = useState(0)
  const isHydrated = useIsHydrated()

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return
    start.current = { x: event.clientX, width: event.currentTarget.clientWidth }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function onPointerMove(event: PointerEvent): void {
    if (start.current === null || pictures.length < 2) return
    const distance = event.clientX - start.current.x
    const atEdge = (index === 0 && distance > 0) || (index === pictures.length - 1 && distance < 0)
    setMoved(atEdge ? distance / 4 : distance)
  }
  function onPointerUp(event: PointerEvent): void {
    if (start.current === null) return
    const distance = event.clientX - start.current.x
    start.current = null
    setMoved(0)
    if (Math.abs(distance) < 6) onOpen()
    if (distance <= -swipe && index < pictures.length - 1) onIndex(index + 1)
    if (distance >= swipe && index > 0) onIndex(index - 1)
  }
  function onPointerCancel(): void {
    start.current = null
    setMoved(0)
  }

  return (
    <Track
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerCancel}
      style={{
        transform: `translateX(calc(${-index * 100}% + ${moved}px))`,
        transitionProperty: moved === 0 ? 'transform' : 'none',
      }}
    >
      {pictures.map((picture, place) => (
        <Slide key={picture.src} aria-hidden={place !== index} onDragStart={(event) => event.preventDefault()}>
          {(isHydrated || place === index) && (
            <Picture
              {...picture}
              sizes="(min-width: 84rem) 690px, (min-width: 64rem) 52vw, 100vw"
              urgency={place === index ? 'first' : 'lazy'}
            />
          )}
        </Slide>
      ))}
    </Track>
  )
}
