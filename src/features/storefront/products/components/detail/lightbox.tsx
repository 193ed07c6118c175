import { chakra } from '@chakra-ui/react/styled-system'
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ShopPicture } from '#src/shared/shop/product-pictures.ts'
import { stepOf } from '#src/shared/ui/carousel/step-of.ts'
import { Dialog } from '#src/shared/ui/dialog/dialog.tsx'
import { IconButton } from '#src/shared/ui/button/icon-button.tsx'
import { Picture } from '#src/shared/ui/picture/picture.tsx'

interface LightboxProps {
  open: boolean
  onClose: () => void
  name: string
  pictures: readonly ShopPicture[]
  index: number
  onIndex: (index: number) => void
}

/**
 * A full-screen picture: a press shows that place close up, Escape and Back close it. The arrow keys change the picture,
 * and move over it while it is close up.
 */
export function Lightbox({ open, onClose, name, ...view }: LightboxProps) {
  return (
    <Dialog open={open} onClose={onClose} title={name} shape="full" closeOnBack>
      <View {...view} />
    </Dialog>
  )
}

/** A place on the picture, as shares of its width and height. */
interface Point {
  x: number
  y: number
}

/** How far an arrow key moves over a close picture, in pixels. */
const step = 80

const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Where the picture was pressed; its middle when it was by a key. */
function placeOf({ detail, nativeEvent: { offsetX, offsetY }, currentTarget }: MouseEvent<HTMLElement>): Point {
  if (detail === 0) return { x: 0.5, y: 0.5 }
  return { x: offsetX / currentTarget.clientWidth, y: offsetY / currentTarget.clientHeight }
}

function View({ pictures, index, onIndex }: Pick<LightboxProps, 'pictures' | 'index' | 'onIndex'>) {
  const [near, setNear] = useState<Point>()
  const frame = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const count = pictures.length
  const picture = pictures[index]

  useLayoutEffect(() => {
    if (!near || !frame.current) return
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = frame.current
    frame.current.scrollTo(near.x * scrollWidth - clientWidth / 2, near.y * scrollHeight - clientHeight / 2)
  }, [near])

  useEffect(() => {
    // Listens on the dialog, since its Close button is outside this element.
    function onKeyDown(event: KeyboardEvent): void {
      const way = ways[event.key]
      if (near && way) {
        event.preventDefault()
        frame.current?.scrollBy({ left: way.x * step, top: way.y * step })
        return
      }
      const to = stepOf(event.key, index, count)
      if (to === null) return
      setNear(undefined)
      onIndex(to)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [index, count, onIndex, near])

  function show(to: number): void {
    setNear(undefined)
    onIndex((to + count) % count)
  }
  if (picture === undefined) return null

  return (
    <chakra.div display="grid" justifyItems="center" gap="4" containerType="inline-size">
      <chakra.div
        ref={frame}
        display="grid"
        justifyContent="safe center"
        width="full"
        maxHeight="calc(100dvh - 12rem)"
        overflow="auto"
      >
        <chakra.button
          type="button"
          aria-pressed={near !== undefined}
          aria-label={near ? 'Show the whole picture' : 'Look closer'}
          display="block"
          // Near, the 800 pixels of a picture fill 60rem: more than twice the width of a phone.
          width={near ? '60rem' : 'min(100cqi, calc(100dvh - 12rem))'}
          aspectRatio="1"
          cursor={near ? 'zoom-out' : 'zoom-in'}
          onPointerDown={() => {
            isPressed.current = true
          }}
          onClick={(event) => {
            // The tap that opened the picture ends on it.
            const isOwn = isPressed.current || event.detail === 0
            isPressed.current = false
            if (isOwn) setNear(near ? undefined : placeOf(event))
          }}
        >
          <Picture {...picture} sizes="60rem" urgency="eager" fit="contain" />
        </chakra.button>
      </chakra.div>
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
            {`${index + 1} of ${count}`}
          </chakra.p>
          <IconButton icon="chevron-right" label="Next picture" onClick={() => show(index + 1)} />
        </chakra.div>
      )}
    </chakra.div>
  )
}
