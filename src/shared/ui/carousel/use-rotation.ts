import {
  type FocusEvent,
  type PointerEvent,
  type TouchEvent,
  useCallback,
  useContext,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { CoverContext } from '../loading/use-loading-overlay.ts'
import { useMotionPreference } from '../motion/motion-preference.ts'
import { mayTurn, type Rotation, type RotationStep, start, step } from './rotation.ts'
import { useMedia, useTabVisible } from '../media-query/use-media.ts'

/** Minimum distance of a swipe, in pixels. */
const swipe = 40

/** The result of `useRotation`, passed to `Carousel` and its parts as `rotation`. */
export type Rotating = ReturnType<typeof useRotation>

/**
 * Turns a block of `count` slides every `interval` ms. It stops under the loading overlay, under a mouse, with focus
 * inside, out of view, in a hidden tab, with reduced motion, and after a person has turned it. Play resumes it at once.
 * Spread `region` over the block's outermost element.
 */
export function useRotation({ count, interval }: { count: number; interval: number }) {
  const [rotation, act] = useReducer((state: Rotation, action: RotationStep) => step(state, action, count), start)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [inView, setInView] = useState(false)
  const reduced = useMedia('(prefers-reduced-motion: reduce)')
  const tabVisible = useTabVisible()
  const { paused: allPaused } = useMotionPreference()
  const touch = useRef<number | null>(null)

  const index = Math.min(rotation.index, Math.max(count - 1, 0))
  const cover = useContext(CoverContext)
  const turning = mayTurn(rotation, { count, hovered, focused, inView, tabVisible, reduced, allPaused })

  useEffect(() => {
    if (!turning) return
    let timer: ReturnType<typeof setInterval> | undefined
    // The time under the loading overlay does not count. Not a state, or its end would render every block of the page.
    const begin = () => {
      if (cover.read() || timer !== undefined) return
      timer = setInterval(() => act({ type: 'tick' }), interval)
    }
    begin()
    const stop = cover.subscribe(begin)
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [turning, interval, cover])

  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      threshold: 0.2,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return {
    index,
    count,
    /** Whether it turns automatically now. */
    turning,
    /** Whether it may turn automatically, as shown by the Pause/Play button. */
    playing: !rotation.held,
    /** False with reduced motion, when there is nothing to play or pause. */
    playable: !reduced && !allPaused && count > 1,
    live: turning ? ('off' as const) : ('polite' as const),
    next: () => act({ type: 'next' }),
    previous: () => act({ type: 'previous' }),
    goTo: (to: number) => act({ type: 'go-to', index: to }),
    toggle: () => act({ type: rotation.held ? 'play' : 'pause' }),
    region: {
      ref,
      // Mouse only, since touch keeps hovering after a tap.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => {
        setHovered(false)
        act({ type: 'leave' })
      },
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        setFocused(false)
        act({ type: 'leave' })
      },
      onTouchStart: (event: TouchEvent) => {
        touch.current = event.touches[0]?.clientX ?? null
      },
      onTouchEnd: (event: TouchEvent) => {
        const from = touch.current
        const to = event.changedTouches[0]?.clientX
        touch.current = null
        if (from === null || to === undefined || Math.abs(to - from) < swipe) return
        act({ type: to < from ? 'next' : 'previous' })
      },
    },
  }
}
