import type { Address } from '#openapi/generated/model/address.ts'
import { cityLine } from '#src/shared/lib/address.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { rememberPlace } from '#src/shared/lib/return-path.ts'
import { LinkButton } from '#src/shared/ui/button.tsx'
import { Failed } from '#src/shared/ui/failed.tsx'
import { VisuallyHidden } from '#src/shared/ui/layout.tsx'
import { Skeleton } from '#src/shared/ui/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import type { Ref } from 'react'
import { useLocation } from 'react-router-dom'

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

/** Where the order goes: the default address. */
export function DeliveryAddress({ address }: { address: Address }) {
  const { fullName, addressLine1, landmark, country, mobile } = address
  return (
    <Box asChild>
      <address style={{ fontStyle: 'normal' }}>
        <chakra.span display="block" fontWeight="medium">
          {fullName}
        </chakra.span>
        <span>{addressLine1}</span>
        {landmark !== undefined && landmark !== '' && <span>, {landmark}</span>}
        <br />
        <span>{cityLine(address)}</span>
        <br />
        <span>{country}</span>
        <br />
        <chakra.span color="fg.muted">{mobile}</chakra.span>
      </address>
    </Box>
  )
}

/** Asks for an address where there is none; the form comes back here. `demanded` says so in red after a try to order. */
export function NoAddress({ demanded, linkRef }: { demanded: boolean; linkRef: Ref<HTMLAnchorElement> }) {
  const location = useLocation()
  return (
    <Box display="grid" justifyItems="start" alignContent="center" gap="4">
      <p>You have no default delivery address yet.</p>
      <LinkButton ref={linkRef} to={paths.newAddress()} state={rememberPlace(location)} variant="outline">
        Add an address
      </LinkButton>
      <chakra.p role="alert" fontSize="sm" color="error.fg">
        {demanded && 'Add a delivery address before you place the order.'}
      </chakra.p>
    </Box>
  )
}

/** The addresses could not be read. */
export function AddressFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Box padding="0">
      <Failed text="Failed to fetch addresses" onRetry={onRetry} />
    </Box>
  )
}

/** The place of the address. */
export function AddressSkeleton() {
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
