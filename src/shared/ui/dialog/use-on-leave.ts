import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Closes a dialog once a link in it has changed the location, not at the press: to close goes back over the history
 * entry of the open dialog, which the link is about to replace.
 */
export function useOnLeave(onLeave: () => void): void {
  const { key } = useLocation()
  const opened = useRef(key)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (key !== opened.current) leave()
  }, [key])
}
