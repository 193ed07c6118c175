import { type KeyboardEvent, type PointerEvent, type Ref, useRef, useState } from 'react'
import { Mark } from './mark.tsx'
import { useKit } from './use-kit.ts'
import { useRemembered } from './remembered.ts'

/** The position of the button: the edge, and the distance from the top, from 0 to 1. */
interface Position {
  side: 'left' | 'right'
  down: number
}

const isPosition = (value: unknown): value is Position =>
  typeof value === 'object' &&
  value !== null &&
  'side' in value &&
  (value.side === 'left' || value.side === 'right') &&
  'down' in value &&
  typeof value.down === 'number'

const within = (down: number) => Math.min(1, Math.max(0, down))
const step = 0.05
/** The distance in pixels from which a press counts as a drag. */
const slack = 5

const under = ({ clientX, clientY }: PointerEvent): Position => ({
  side: clientX < innerWidth / 2 ? 'left' : 'right',
  down: within((clientY - 44) / (innerHeight - 88)),
})

interface EdgeButtonProps {
  ref: Ref<HTMLButtonElement>
  onPress: () => void
}

/** The closed panel: a tab at the edge of the window, which can be dragged or moved with the arrow keys. */
export function EdgeButton({ ref, onPress }: EdgeButtonProps) {
  const [position, setPosition] = useRemembered<Position>('place', { side: 'right', down: 0.62 }, isPosition)
  const { title } = useKit()
  const [dragged, setDragged] = useState<Position | null>(null)
  const pressedAt = useRef<{ x: number; y: number } | null>(null)
  const wasDragged = useRef(false)
  const { side, down } = dragged ?? position

  function onPointerMove(event: PointerEvent<HTMLButtonElement>) {
    const from = pressedAt.current
    if (!from || (!dragged && Math.hypot(event.clientX - from.x, event.clientY - from.y) < slack)) return
    wasDragged.current = true
    setDragged(under(event))
  }

  function onPointerUp() {
    pressedAt.current = null
    if (dragged) setPosition(dragged)
    setDragged(null)
  }

  function onKeyDown(event: KeyboardEvent) {
    const moves: Record<string, Position> = {
      ArrowUp: { side, down: within(down - step) },
      ArrowDown: { side, down: within(down + step) },
      ArrowLeft: { side: 'left', down },
      ArrowRight: { side: 'right', down },
    }
    const next = moves[event.key]
    if (!next) return
    event.preventDefault()
    setPosition(next)
  }

  return (
    <button
      ref={ref}
      type="button"
      className={`edge ${side}`}
      style={{ top: `calc((100% - 88px) * ${down})` }}
      title={`${title}: press to open (Alt+Shift+K), drag or use the arrow keys to move`}
      onPointerDown={(event) => {
        pressedAt.current = { x: event.clientX, y: event.clientY }
        wasDragged.current = false
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onKeyDown={onKeyDown}
      onClick={() => !wasDragged.current && onPress()}
    >
      <Mark />
      <span>{title}</span>
    </button>
  )
}
