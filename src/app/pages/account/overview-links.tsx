import { useListWishlist } from '#openapi/generated/client/wishlist/wishlist.ts'
import { useSession } from '#src/shared/api/session.ts'
import { useMe } from '#src/shared/api/use-me.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { plural } from '#src/shared/lib/text/plural.ts'
import { Icon } from '#src/shared/ui/icons/icons.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'

const Cards = chakra('ul', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } },
})

const Card = chakra(Link, {
  base: {
    display: 'block',
    height: 'full',
    padding: '5',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderRadius: 'md',
    transitionProperty: 'border-color',
    transitionDuration: 'base',
    _hover: { borderColor: 'border.strong' },
  },
})

/** Links from the overview to the account's screens, each with a summary. */
export function OverviewLinks() {
  const { token } = useSession()
  const me = useMe()
  const { data: wishes } = useListWishlist({ query: { enabled: token !== null } })
  if (token === null) return null
  const addresses = me.state === 'known' ? plural(me.user.addresses.length, 'address', 'addresses') : undefined
  const links = [
    { to: paths.orders(), icon: 'bag', name: 'Your orders', text: 'Follow, cancel or return' },
    { to: paths.addresses(), icon: 'user', name: 'Your addresses', text: addresses && `${addresses} saved` },
    { to: paths.wishlist(), icon: 'heart', name: 'Your wishlist', text: wishes && plural(wishes.length, 'piece') },
  ] as const
  return (
    <chakra.nav aria-label="Overview" marginTop={{ base: '12', md: '16' }}>
      <Cards>
        {links.map(({ to, icon, name, text }) => (
          <li key={to}>
            <Card to={to}>
              <Icon name={icon} color="gold.fg" fontSize="lg" />
              <chakra.span display="block" fontWeight="medium" marginTop="3">
                {name}
              </chakra.span>
              <chakra.span display="block" fontSize="sm" color="fg.muted">
                {text ?? '\u00A0'}
              </chakra.span>
            </Card>
          </li>
        ))}
      </Cards>
    </chakra.nav>
  )
}
