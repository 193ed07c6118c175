import { Icon } from '#src/shared/ui/icons/icons.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

const Fold = chakra('details', {
  base: { fontSize: 'sm', color: 'fg.muted', '&[open] [data-arrow]': { transform: 'rotate(180deg)' } },
})

const Title = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '6',
    color: 'fg',
    fontWeight: 'medium',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
})

/** Where the order goes, folded, since people know it. */
export function OrderAddress({ lines }: { lines: readonly string[] }) {
  return (
    <Fold>
      <Title>
        Delivery address
        <Icon name="chevron-down" data-arrow transitionProperty="transform" transitionDuration="base" />
      </Title>
      <chakra.address fontStyle="normal" marginTop="1.5">
        {lines.map((line, index) => (
          <chakra.p key={index}>{line}</chakra.p>
        ))}
      </chakra.address>
    </Fold>
  )
}
