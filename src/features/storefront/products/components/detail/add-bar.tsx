import { reserveBottom } from '#src/shared/ui/toast/reserve-bottom.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'

interface AddBarProps {
  /** The page's own Add to Cart; the bar is hidden while it is on screen. */
  instead: RefObject<HTMLElement | null>
  label: ReactNode
  children: ReactNode
}

/** A sticky Add to Cart on phones. The page reserves its space, so that it covers neither the end nor the focus. */
export function AddBar({ instead, label, children }: AddBarProps) {
  const { away: shown, changed } = useAway(instead)
  useRoomBelow(shown)
  return (
    <chakra.div
      hideFrom="lg"
      _low={{ display: 'none' }}
      _print={{ display: 'none' }}
      position="sticky"
      bottom="0"
      zIndex="bar"
      display="flex"
      alignItems="center"
      gap="4"
      height="4.75rem"
      paddingInline="5"
      bg="bg.surface"
      borderTopWidth="1px"
      transitionProperty="opacity, visibility"
      transitionDuration={changed ? 'base' : '0s'}
      opacity={shown ? '1' : '0'}
      visibility={shown ? 'visible' : 'hidden'}
    >
      <chakra.div flex="1" minWidth="0" fontSize="sm" lineHeight="snug">
        {label}
      </chakra.div>
      <chakra.div flex="0 0 48%">{children}</chakra.div>
    </chakra.div>
  )
}

/** Whether the element is off the screen, and whether that has changed since the page opened. */
function useAway(element: RefObject<HTMLElement | null>): { away: boolean; changed: boolean } {
  const [position, setPosition] = useState<{ away: boolean; changed: boolean }>()
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPosition((before) => ({ away: !entry.isIntersecting, changed: before !== undefined }))
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return position ?? { away: false, changed: false }
}

/** Keeps focused elements and toasts clear of the bar. */
function useRoomBelow(shown: boolean): void {
  useEffect(() => {
    if (!shown || !matchMedia('(max-width: 63.99rem)').matches) return
    return reserveBottom()
  }, [shown])
}
