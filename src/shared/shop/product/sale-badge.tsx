import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { VisuallyHidden } from '../../ui/page/layout.tsx'

interface SaleBadgeProps {
  /** The sale that the label leads to, if it is not the open page. */
  saleId: string | undefined
  /** The sale's name or its discount. */
  children: string
}

/** So that a name of three words fits the tiles of most phones in a line. */
const narrow = { minWidth: '0', paddingBlock: '0.5', paddingInline: '1.5' } as const

/** The label of a running sale, which leads to it. */
export function SaleBadge({ saleId, children }: SaleBadgeProps) {
  // A longer name takes two lines, not more of the picture.
  const element = <chakra.span lineClamp="2">{children}</chakra.span>
  if (saleId === undefined)
    return (
      <Badge tone="accent" {...narrow}>
        {element}
      </Badge>
    )
  return (
    <Badge asChild tone="accent" {...narrow} _hover={{ textDecoration: 'underline', textUnderlineOffset: '0.2em' }}>
      <Link to={paths.sale(saleId)}>
        <VisuallyHidden>Sale: </VisuallyHidden>
        {element}
      </Link>
    </Badge>
  )
}
