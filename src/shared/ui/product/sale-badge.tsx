import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../badge/badge.tsx'

interface SaleBadgeProps {
  /** The sale that the label leads to, if it is not the open page. */
  saleId: string | undefined
  /** The sale's name or its discount. */
  children: string
}

/** The label of a running sale, which leads to it. */
export function SaleBadge({ saleId, children }: SaleBadgeProps) {
  const label = <chakra.span truncate>{children}</chakra.span>
  if (saleId === undefined)
    return (
      <Badge tone="accent" minWidth="0">
        {label}
      </Badge>
    )
  return (
    <Badge asChild tone="accent" minWidth="0" _hover={{ textDecoration: 'underline', textUnderlineOffset: '0.2em' }}>
      <Link to={paths.sale(saleId)}>
        <chakra.span srOnly>Sale: </chakra.span>
        {label}
      </Link>
    </Badge>
  )
}
