import { type Stock, stockText } from '../stock.ts'
import { Badge } from '../../ui/badge/badge.tsx'

/** 'Sold out' or 'Only 2 left'; nothing while there is plenty. */
export function StockBadge({ stock }: { stock: Stock }) {
  const text = stockText(stock)
  if (text === null) return null
  return <Badge tone={stock.state === 'soldOut' ? 'neutral' : 'warning'}>{text}</Badge>
}
