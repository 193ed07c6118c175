import { paths } from '#src/shared/lib/paths.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'

const places = [
  { to: paths.account(), name: 'Overview', end: true },
  { to: paths.personalInfo(), name: 'Personal info' },
  { to: paths.addresses(), name: 'Address' },
  { to: paths.orders(), name: 'Orders' },
  { to: paths.wishlist(), name: 'Wishlist' },
]

const Bar = chakra('nav', {
  base: {
    position: { base: 'relative', lg: 'sticky' },
    top: { lg: '28' },
    alignSelf: 'start',
    overflowX: 'auto',
    // A focused link stands clear of the fading side.
    scrollPaddingInline: '12',
    scrollbarWidth: 'none',
    marginInline: { base: '-5', md: '-8', lg: '0' },
    borderBottomWidth: { base: '1px', lg: '0' },
  },
  variants: {
    // Fades out at the side to which the list can be scrolled.
    more: {
      none: {},
      before: { maskImage: 'linear-gradient(to right, transparent, black 3rem)' },
      after: { maskImage: 'linear-gradient(to left, transparent, black 3rem)' },
      both: { maskImage: 'linear-gradient(to right, transparent, black 3rem calc(100% - 3rem), transparent)' },
    },
  },
})

const Item = chakra(NavLink, {
  base: {
    display: 'block',
    paddingBlock: '2.5',
    paddingInline: { base: '3', lg: '4' },
    whiteSpace: 'nowrap',
    borderInlineStartWidth: { base: '0', lg: '2px' },
    borderBlockEndWidth: { base: '2px', lg: '0' },
    borderColor: 'transparent',
    color: 'fg.muted',
    _hover: { color: 'fg' },
    _currentPage: { color: 'fg', fontWeight: 'medium', borderColor: 'gold' },
  },
})

type More = 'none' | 'before' | 'after' | 'both'

function moreOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): More {
  const isBefore = scrollLeft > 1
  const isAfter = scrollLeft + clientWidth < scrollWidth - 1
  if (isBefore) return isAfter ? 'both' : 'before'
  return isAfter ? 'after' : 'none'
}

/** The screens of the account: beside them on a desktop, above them in a line that scrolls on a phone. */
export function AccountNav() {
  const nav = useRef<HTMLElement>(null)
  const [more, setMore] = useState<More>('none')
  const { pathname } = useLocation()
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const bar = nav.current
    const here = bar?.querySelector<HTMLElement>('[aria-current=page]')
    if (bar && here) bar.scrollLeft = here.offsetLeft - (bar.clientWidth - here.offsetWidth) / 2
  })
  useEffect(() => {
    const bar = nav.current
    if (bar === null) return
    const observer = new ResizeObserver(() => setMore(moreOf(bar)))
    observer.observe(bar)
    // The links grow when their font loads.
    for (const list of bar.children) observer.observe(list)
    return () => observer.disconnect()
  }, [])

  return (
    <Bar
      ref={nav}
      aria-label="Account"
      more={more}
      onScroll={({ currentTarget }) => setMore(moreOf(currentTarget))}
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      <chakra.ul
        display={{ base: 'flex', lg: 'block' }}
        paddingInline={{ base: '2', md: '5', lg: '0' }}
        width={{ base: 'max-content', lg: 'auto' }}
      >
        {places.map(({ to, name, end = false }) => (
          <li key={to}>
            <Item to={to} end={end}>
              {name}
            </Item>
          </li>
        ))}
      </chakra.ul>
    </Bar>
  )
}
