import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { Card } from './card.tsx'

/** Static text, since the API has no call for best sellers. */
export function BestSellers() {
  return (
    <Card title="Best Sellers">
      <chakra.p color="fg.muted">No best sellers yet: the shop has only just opened.</chakra.p>
      <div>
        <LinkButton to={paths.products()} variant="outline" size="sm">
          All products
        </LinkButton>
      </div>
    </Card>
  )
}
