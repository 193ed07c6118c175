import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { Empty } from '#src/shared/ui/empty/empty.tsx'

export function EmptyCart() {
  return (
    <Empty
      title="Your cart is empty"
      text="What you add to the cart waits for you here."
      action={<LinkButton to={paths.products()}>Continue Shopping</LinkButton>}
    />
  )
}
