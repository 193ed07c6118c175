import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import { Link, type To } from 'react-router-dom'

/** One level of the breadcrumb; the last is the current page and has no link. */
export interface Crumb {
  label: string
  to?: To
}

const CrumbLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    minHeight: '6',
    alignItems: 'center',
    color: 'fg.muted',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
})

/** The path from home to the current page. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <chakra.nav aria-label="Breadcrumb" fontSize="sm" marginBottom="6">
      <chakra.ol display="flex" flexWrap="wrap" columnGap="2.5" rowGap="1">
        {crumbs.map(({ label, to }, index) => (
          <Fragment key={index}>
            {index > 0 && (
              <chakra.li aria-hidden="true" color="fg.subtle">
                /
              </chakra.li>
            )}
            <li dir="auto">
              {to === undefined ? <span aria-current="page">{label}</span> : <CrumbLink to={to}>{label}</CrumbLink>}
            </li>
          </Fragment>
        ))}
      </chakra.ol>
    </chakra.nav>
  )
}
