import { chakra } from '@chakra-ui/react/styled-system'
import { Link, type To } from 'react-router-dom'
import { Icon } from '../icons/icons.tsx'

interface PageLinksProps {
  page: number
  pages: number
  /** The address of a page. */
  to: (page: number) => To
  /** Label for screen readers. */
  label?: string
}

const box = {
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: { base: '9', md: '11' },
    height: '11',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    borderRadius: 'sm',
    _hover: { bg: 'bg.muted' },
    _currentPage: { bg: 'accent', color: 'fg.onAccent' },
  },
} as const
const Box = chakra(Link, box)
const Off = chakra('span', { base: { ...box.base, opacity: '0.4', _hover: {} } })

/** Page numbers as links, with previous and next. Shows nothing for a single page. */
export function PageLinks({ page, pages, to, label = 'Pages' }: PageLinksProps) {
  if (pages < 2) return null
  return (
    <chakra.nav aria-label={label} marginTop="12">
      <chakra.ol display="flex" flexWrap="wrap" justifyContent="center" gap={{ base: '0', md: '1' }}>
        <li>
          <Step to={page > 1 ? to(page - 1) : null} icon="chevron-left" label="Previous page" />
        </li>
        {pageGaps(page, pages).map((entry, index) => (
          <li key={entry === 'gap' ? `gap-${index}` : entry}>
            {entry === 'gap' ? (
              <chakra.span {...box.base} _hover={{}} minWidth="6">
                …
              </chakra.span>
            ) : (
              <Box to={to(entry)} aria-label={`Page ${entry}`} aria-current={entry === page ? 'page' : undefined}>
                {entry}
              </Box>
            )}
          </li>
        ))}
        <li>
          <Step to={page < pages ? to(page + 1) : null} icon="chevron-right" label="Next page" />
        </li>
      </chakra.ol>
    </chakra.nav>
  )
}

function Step({ to, icon, label }: { to: To | null; icon: 'chevron-left' | 'chevron-right'; label: string }) {
  if (to === null) {
    return (
      <Off aria-hidden="true">
        <Icon name={icon} />
      </Off>
    )
  }
  return (
    <Box to={to} aria-label={label}>
      <Icon name={icon} />
    </Box>
  )
}

/** The page numbers to show: first, last, the current one with its neighbours, and 'gap' for two or more left out. */
export function pageGaps(page: number, pages: number): (number | 'gap')[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((n) => n >= 1 && n <= pages)
    .toSorted((a, b) => a - b)
  return shown.flatMap((n, index) => {
    const skipped = n - (shown[index - 1] ?? 0) - 1
    if (index === 0 || skipped === 0) return [n]
    // A gap of one page would be as wide as its number.
    return skipped === 1 ? [n - 1, n] : (['gap', n] as const)
  })
}
