import { mediaUrl } from '#src/shared/api/media.ts'
import { numberOrZero } from '#src/shared/lib/text/decimals.ts'
import { formatRupees } from '#src/shared/lib/text/money.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { FormCard } from '#src/shared/ui/form/form-card.tsx'
import { Picture } from '#src/shared/ui/picture/picture.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ProductValues } from '../../full-update.ts'

/** The stored values, beside the fields that change them. */
export function ProductSummary({
  id,
  loaded: { name, SKU, base_price, stock, thumbnail },
}: {
  id: string
  loaded: ProductValues
}) {
  return (
    <FormCard title="As stored">
      <chakra.div display="grid" gridTemplateColumns="5rem minmax(0, 1fr)" gap="4" alignItems="center" fontSize="sm">
        <chakra.div aspectRatio="1" borderRadius="sm" overflow="hidden" bg="bg.subtle">
          {thumbnail !== '' && <Picture src={mediaUrl(thumbnail)} alt="" sizes="5rem" urgency="eager" />}
        </chakra.div>
        <div>
          <chakra.p dir="auto" fontWeight="medium">
            {name}
          </chakra.p>
          <chakra.p color="fg.muted">{SKU}</chakra.p>
          <p>{formatRupees(numberOrZero(base_price), { decimals: 2 })}</p>
          {stock !== '' && <chakra.p color="fg.muted">{`${stock} in stock`}</chakra.p>}
        </div>
      </chakra.div>
      <LinkButton to={paths.product(id)} size="sm" variant="outline" wide marginTop="4">
        See it in the shop
      </LinkButton>
    </FormCard>
  )
}
