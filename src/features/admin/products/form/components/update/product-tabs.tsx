import { stateWithItem } from '#src/shared/shop/edited-item.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import { NavLink } from 'react-router-dom'

const Tab = chakra(NavLink, {
  base: {
    display: 'block',
    paddingBlock: '2.5',
    paddingInline: { base: '3', md: '4' },
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    marginBottom: '-1px',
    _hover: { color: 'fg' },
    _currentPage: { color: 'fg', fontWeight: 'medium', borderColor: 'accent.fg' },
  },
})

const { updateProduct, updateProductFull, updateProductPrice } = paths.admin
const screens = [
  { name: 'Basic', to: updateProduct },
  { name: 'Full', to: updateProductFull },
  { name: 'Price and SKU', to: updateProductPrice },
]

/** Tabs for the three update screens, which pass the item on. */
export function ProductTabs({ id, item }: { id: string; item: object | null }) {
  return (
    <chakra.nav aria-label="Ways to update" borderBottomWidth="1px" overflowX="auto" overflowY="hidden">
      <chakra.ul display="flex">
        {screens.map(({ name, to }) => (
          <li key={name}>
            <Tab to={to(id)} state={item === null ? null : stateWithItem({ ...item, id })}>
              {name}
            </Tab>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}
