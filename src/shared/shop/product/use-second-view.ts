import { type ComponentProps, useRef, useState } from 'react'

/** In CSS pixels. A shorter stroke is a press. */
const shortestSwipe = 40

type Handlers = Pick<ComponentProps<'article'>, 'onPointerEnter' | 'onFocus' | 'onTouchStart' | 'onTouchEnd'>

/** When a tile shows its second picture: it loads at the first hover, focus or swipe; each swipe turns it over. */
export function useSecondView() {
  const [isAsked, setAsked] = useState(false)
  const [isTurned, setTurned] = useState(false)
  const start = useRef<{ clientX: number; clientY: number }>(undefined)
  const handlers: Handlers = {
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && setAsked(true),
    onFocus: ({ target }) => target.matches('h3 > a:focus-visible') && setAsked(true),
    onTouchStart: ({ touches }) => {
      start.current = touches[0]
    },
    onTouchEnd: ({ changedTouches }) => {
      const end = changedTouches[0]
      if (!start.current || !end) return
      const across = Math.abs(end.clientX - start.current.clientX)
      if (across < shortestSwipe || across < 2 * Math.abs(end.clientY - start.current.clientY)) return
      setAsked(true)
      setTurned(!isTurned)
    },
  }
  return { isAsked, isTurned, handlers }
}
