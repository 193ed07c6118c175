import { paths } from '#src/shared/lib/paths.ts'
import { Icon } from '#src/shared/ui/icons/icons.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { NavLink } from 'react-router-dom'
import { adminPlaces } from './admin-places.ts'

const Item = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: { base: '11', lg: '8' },
    paddingInline: '3',
    fontSize: 'sm',
    borderRadius: 'md',
    color: 'fg.muted',
    _hover: { color: 'fg', bg: 'bg.subtle' },
    _currentPage: { color: 'accent.fg', fontWeight: 'semibold', bg: 'accent.subtle' },
  },
})

/** Links to every screen in `adminPlaces`; `replace` in a drawer, whose history entry they take. */
export function AdminNav({ replace }: { replace: boolean }) {
  return (
    <chakra.nav aria-label="Back office" display="grid" gap="3">
      {adminPlaces.map(({ title, places }) => (
        <div key={title}>
          {title !== null && (
            <chakra.p textStyle="eyebrow" color="fg.subtle" paddingInline="3" marginBottom="1">
              {title}
            </chakra.p>
          )}
          <chakra.ul display="grid" gap="0.5" aria-label={title ?? undefined}>
            {places.map(({ name, to, icon }) => (
              <li key={to}>
                <Item to={to} replace={replace} end={to === paths.admin.dashboard()}>
                  <Icon name={icon} />
                  <span>{name}</span>
                </Item>
              </li>
            ))}
          </chakra.ul>
        </div>
      ))}
    </chakra.nav>
  )
}
