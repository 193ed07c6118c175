import type { Address } from '#openapi/generated/model/address.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Failed } from '#src/shared/ui/failed/failed.tsx'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { Skeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { AddressChoices } from './address-choices.tsx'
import { AddressLines } from './address-lines.tsx'

const Box = chakra('div', {
  base: {
    minHeight: { base: '11.5rem', md: '10.5rem' },
    padding: { base: '4', md: '5' },
    bg: 'bg.surface',
    borderWidth: '1px',
    borderRadius: 'md',
    lineHeight: 'normal',
  },
})

interface DeliveryAddressProps {
  /** Undefined while loading or after a failure. */
  addresses: readonly Address[] | undefined
  chosen: string | undefined
  onChoose: (id: string) => void
  /** Whether an order was tried without an address. */
  isMissed: boolean
  /** Whether the chosen one was deleted meanwhile. */
  isGone: boolean
  /** Set if they could not be loaded. */
  onRetry?: () => void
  /** Asks for a new address. */
  onAdd: () => void
}

/** The delivery address: the default one, another saved one, or a new one. */
export function DeliveryAddress({
  addresses,
  chosen,
  onChoose,
  isMissed,
  isGone,
  onRetry,
  onAdd,
}: DeliveryAddressProps) {
  const [isChoosing, setChoosing] = useState(false)
  const choices = useRef<HTMLDivElement>(null)
  const address = addresses?.find(({ id }) => id === chosen)
  const mustChoose = isGone && addresses !== undefined && addresses.length > 0
  if (mustChoose && !isChoosing) setChoosing(true)

  function change() {
    flushSync(() => setChoosing(true))
    // The pressed button has disappeared.
    choices.current?.querySelector<HTMLElement>(':checked')?.focus()
  }
  const gone = 'The address of this order was deleted in another tab or on another device. Please choose one.'
  const missed =
    addresses !== undefined
      ? 'Add a delivery address before you place the order.'
      : onRetry !== undefined
        ? 'Your addresses could not be loaded. Press Retry, then place the order.'
        : 'Your addresses are still loading. Please wait a moment, then place the order.'
  return (
    <>
      {addresses === undefined && (onRetry ? <AddressFailed onRetry={onRetry} /> : <AddressSkeleton />)}
      {addresses?.length === 0 && <NoAddress onAdd={onAdd} />}
      {address !== undefined && !isChoosing && (
        <Box position="relative">
          <AddressLines address={address} />
          <chakra.div position="absolute" top="2" insetInlineEnd={{ base: '4', md: '5' }}>
            <Button variant="quiet" size="sm" aria-label="Change the delivery address" onClick={change}>
              Change
            </Button>
          </chakra.div>
        </Box>
      )}
      {isChoosing && addresses?.length !== 0 && (
        <>
          <AddressChoices ref={choices} addresses={addresses ?? []} chosen={chosen} onChoose={onChoose} />
          <Button variant="outline" size="sm" marginTop="4" onClick={onAdd}>
            Add a new address
          </Button>
        </>
      )}
      <chakra.p role="alert" fontSize="sm" color="error.fg" marginTop={mustChoose || isMissed ? '3' : '0'}>
        {mustChoose ? gone : isMissed && missed}
      </chakra.p>
    </>
  )
}

function NoAddress({ onAdd }: { onAdd: () => void }) {
  return (
    <Box display="grid" justifyItems="start" alignContent="center" gap="4">
      <p>You have no delivery address yet.</p>
      <Button variant="outline" onClick={onAdd}>
        Add an address
      </Button>
    </Box>
  )
}

function AddressFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Box padding="0">
      <Failed text="Failed to fetch addresses" onRetry={onRetry} />
    </Box>
  )
}

function AddressSkeleton() {
  return (
    <Box>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <Skeleton width="40%" marginTop="1" />
      <Skeleton width="60%" marginTop="3" />
      <Skeleton width="50%" marginTop="3" />
      <Skeleton width="30%" marginTop="3" />
    </Box>
  )
}
