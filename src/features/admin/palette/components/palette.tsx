import type { Coupon } from '#openapi/generated/model/coupon.ts'
import { useDebounced } from '#src/shared/lib/react/use-debounced.ts'
import { useModal } from '#src/shared/ui/dialog/use-modal.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type Group, matchingScreens } from '../entries.ts'
import { useFound } from '../use-found.ts'
import { CouponCard } from './coupon-card.tsx'
import { PaletteSearch } from './palette-search.tsx'

interface PaletteProps {
  /** The screens to choose from. */
  screens: readonly { name: string; to: string }[]
  onClose: () => void
}

/** Opens a screen or a record from anywhere in the back office. */
export function Palette({ screens, onClose }: PaletteProps) {
  const ref = useModal({ onClose, dismissable: true, closeOnBack: false })
  const [text, setText] = useState('')
  const [coupon, setCoupon] = useState<Coupon | null>(null)
  const term = text.trim()
  const q = useDebounced(term, 300)
  const { groups: found, isPending } = useFound(q, setCoupon)
  useCloseOnLeave(onClose)

  const places: Group = {
    title: 'Screens',
    entries: matchingScreens(screens, term).map(({ name, to }) => ({
      id: to,
      name,
      hint: '',
      opens: { to },
    })),
  }
  const groups = [places, ...(term === '' ? [] : found)]
  return (
    <chakra.dialog
      ref={ref}
      aria-label="Find"
      position="fixed"
      inset="0"
      marginInline="auto"
      marginBlock={{ base: '4', md: '12vh auto' }}
      width="min(40rem, calc(100vw - 2rem))"
      height="fit-content"
      maxHeight={{ base: 'calc(100dvh - 2rem)', md: '70vh' }}
      display="flex"
      flexDirection="column"
      overflow="hidden"
      bg="bg.surface"
      color="fg"
      borderWidth="1px"
      borderRadius="lg"
      boxShadow="lg"
      animation="rise 140ms both"
      _backdrop={{ bg: 'scrim' }}
    >
      {coupon === null ? (
        <PaletteSearch
          text={text}
          onText={setText}
          // Screens follow the text at once. Records of the previous text stay for 300 ms, but Enter opens none of them.
          groups={groups}
          first={(term === q ? groups : [places]).flatMap(({ entries }) => entries)[0]}
          isPending={term !== '' && (isPending || term !== q)}
          onClose={onClose}
        />
      ) : (
        <CouponCard coupon={coupon} onBack={() => setCoupon(null)} onClose={onClose} />
      )}
    </chakra.dialog>
  )
}

/** Closes the palette on navigation. */
function useCloseOnLeave(onClose: () => void) {
  const { key } = useLocation()
  const [openedAt] = useState(key)
  useEffect(() => {
    if (key !== openedAt) onClose()
  }, [key, openedAt, onClose])
}
