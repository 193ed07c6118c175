import { useGetCart } from '#openapi/generated/client/cart/cart.ts'
import { useListWishlist } from '#openapi/generated/client/wishlist/wishlist.ts'
import { cartMemory, countPieces } from '#src/features/storefront/cart/cart-changes.ts'
import { useSession } from '#src/shared/api/session.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { plural } from '#src/shared/lib/text/plural.ts'
import type { IconName } from '#src/shared/ui/icons/icons.tsx'
import { IconLink } from '#src/shared/ui/button/icon-button.tsx'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { useState } from 'react'

/** Items in the cart with this tab's changes; unknown for guests and until the answer arrives. */
export function useCartCount(): number | undefined {
  const { token } = useSession()
  const { data } = useGetCart({ query: { enabled: token !== null } })
  const { changes } = cartMemory.useOwn()
  return token === null ? undefined : data && countPieces(data.data.items, changes)
}

/** Wishes; unknown for guests and until the answer arrives. */
export function useWishlistCount(): number | undefined {
  const { token } = useSession()
  const { data } = useListWishlist({ query: { enabled: token !== null } })
  return token === null ? undefined : data?.length
}

/** The link to the cart with its number of items. */
export function CartLink() {
  return <CountedLink to={paths.cart()} icon="bag" name="Cart" count={useCartCount()} />
}

/** The link to the wishlist with its number of wishes. */
export function WishlistLink() {
  return <CountedLink to={paths.wishlist()} icon="heart" name="Wishlist" count={useWishlistCount()} />
}

/** The accessible name with its count: "Cart, 3 items". */
export function countedName(name: string, count: number | undefined): string {
  return count === undefined ? name : `${name}, ${plural(count, 'item')}`
}

function CountedLink({
  to,
  icon,
  name,
  count,
}: {
  to: string
  icon: IconName
  name: string
  count: number | undefined
}) {
  const label = countedName(name, count)
  return (
    <>
      <IconLink to={to} icon={icon} label={label} count={count ?? 0} />
      <VisuallyHidden role="status">{useChanged(count) ? label : ''}</VisuallyHidden>
    </>
  )
}

/** Whether the count has changed since the page was loaded, which is then announced. */
function useChanged(count: number | undefined): boolean {
  const [first, setFirst] = useState(count)
  const [isChanged, setChanged] = useState(false)
  if (count === undefined && first !== undefined) {
    setFirst(undefined)
    setChanged(false)
  } else if (count !== undefined && first === undefined) setFirst(count)
  else if (count !== first && !isChanged) setChanged(true)
  return isChanged
}
