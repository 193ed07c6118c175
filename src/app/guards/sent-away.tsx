import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Navigation state of a customer who is sent away from the back office. */
export const sentAway = { needsAdmin: true }

/** Tells a customer who was sent away why, once the page that they get instead is drawn. */
export function SentAway() {
  const toast = useToast()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const isSent = typeof state === 'object' && state !== null && 'needsAdmin' in state
  const isSaid = useRef(false)
  useEffect(() => {
    if (!isSent || isSaid.current) return
    isSaid.current = true
    toast.error('An administrator account is needed for this area.')
    // A reload would say it again.
    void navigate(`${pathname}${search}`, { replace: true, state: null })
  }, [isSent, toast, navigate, pathname, search])
  return null
}
