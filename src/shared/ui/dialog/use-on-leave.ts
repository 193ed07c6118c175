import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Closes a dialog with links on the change of location instead of the press, since closing
 * takes back the history entry of the open dialog, which the link must be on its way past.
 */
export function useOnLeave(onLeave: () => void): void {
  const { key } = useLocation()
  const opened = useRef(key)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (key !== opened.current) leave()
  }, [key])
}
