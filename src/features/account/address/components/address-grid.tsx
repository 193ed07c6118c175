import type { Address } from '#openapi/generated/model/address.ts'
import { postalLines } from '#src/shared/shop/address.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { Badge } from '#src/shared/ui/badge/badge.tsx'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { IconButton } from '#src/shared/ui/button/icon-button.tsx'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { Skeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { useShowMore } from '#src/shared/ui/show-more/use-show-more.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
})

const Card = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    padding: { base: '5', md: '6' },
    minHeight: { base: '16.75rem', md: '17.25rem' },
    bg: 'bg.surface',
    borderWidth: '1px',
    borderRadius: 'md',
  },
})

/** Addresses as cards. */
export function AddressGrid({ addresses, onDelete }: { addresses: Address[]; onDelete: (id: string) => void }) {
  const { shown, more } = useShowMore(addresses)
  return (
    <>
      <Grid aria-label="Addresses">
        {shown.map((address) => (
          <AddressCard key={address.id} address={address} onDelete={() => onDelete(address.id)} />
        ))}
      </Grid>
      {more}
    </>
  )
}

function AddressCard({ address, onDelete }: { address: Address; onDelete: () => void }) {
  const { id, fullName, addressLine1, mobile, isDefault } = address
  return (
    <Card>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        rowGap="1"
        paddingInlineEnd="10"
        minHeight="6"
        marginBottom="3"
      >
        <chakra.h2 fontWeight="semibold">{fullName}</chakra.h2>
        {isDefault && <Badge tone="accent">Default</Badge>}
      </chakra.div>
      <chakra.address fontStyle="normal" color="fg.muted">
        {postalLines(address).map((line, index) => (
          <p key={index}>{line}</p>
        ))}
        <chakra.p marginTop="2">{mobile}</chakra.p>
      </chakra.address>
      <chakra.div marginTop="auto" paddingTop="4">
        <LinkButton
          to={paths.editAddress(id)}
          variant="quiet"
          size="sm"
          aria-label={`Edit the address of ${fullName}, ${addressLine1}`}
        >
          Edit
        </LinkButton>
      </chakra.div>
      <chakra.div position="absolute" top="2.5" right="2.5">
        <IconButton icon="trash" label={`Delete the address of ${fullName}, ${addressLine1}`} onClick={onDelete} />
      </chakra.div>
    </Card>
  )
}

/** Placeholder for two cards. */
export function AddressGridSkeleton() {
  return (
    <chakra.output display="block">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Grid as="div" aria-hidden="true">
        {[0, 1].map((card) => (
          <Card as="div" key={card} gap="3">
            <Skeleton width="8rem" height="1.25rem" marginBottom="2" />
            <Skeleton width="45%" />
            <Skeleton width="55%" />
            <Skeleton width="60%" />
            <Skeleton width="15%" />
            <Skeleton width="40%" marginTop="1" />
          </Card>
        ))}
      </Grid>
    </chakra.output>
  )
}
