import { useGetProduct } from '#openapi/generated/client/products/products.ts'
import { readProduct } from '#src/shared/lib/product.ts'
import { Picture } from '#src/shared/ui/picture.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

const Place = chakra('span', { base: { display: 'block', flexShrink: '0', boxSize: '16', bg: 'bg.picture', borderRadius: 'sm', overflow: 'hidden' } })

/** What an ordered piece looks like, as far as the shop still has it; its place is kept in any case. */
export function OrderedPicture({ productId }: { productId: string | undefined }) {
  const { data } = useGetProduct(productId ?? '', { query: { enabled: productId !== undefined } })
  const picture = data && readProduct(data).pictures[0]
  return <Place aria-hidden="true">{picture && <Picture src={picture.src} alt="" sizes="64px" urgency="eager" />}</Place>
}
