import { Button } from '#src/shared/ui/button/button.tsx'
import { FieldError } from '#src/shared/ui/field/field.tsx'
import { useId, useState } from 'react'
import { useCartButton, type Addable, type ButtonPlace } from '../use-cart-button.ts'

interface AddToCartButtonProps {
  /** On a card, or on the product page. */
  place?: ButtonPlace
  /** What is added, for screen readers: the product's name and its colour. */
  name?: string
  /** `null` for a product without variants, which cannot be added. */
  piece: Addable | null
  soldOut?: boolean
  /** How many a press adds; `null` for none. */
  takeQuantity?: () => number | null
  /** Shows why the shop refused it; by default the reason stands below the button. */
  onRefusal?: (reason: string | undefined) => void
}

const looks = {
  listing: { variant: 'outline', size: 'sm' },
  detail: { size: 'lg', paddingInline: '4' },
} as const

/** Adds to the cart: one item on cards of listings and of the wishlist, the chosen number on the product page. */
export function AddToCartButton({
  place = 'listing',
  name,
  piece,
  soldOut = false,
  takeQuantity = () => 1,
  onRefusal,
}: AddToCartButtonProps) {
  const { add, pending } = useCartButton(piece ?? {}, place)
  const [refusal, setRefusal] = useState<string>()
  const id = useId()

  function press(clicks: number): void {
    // People who double-click every button want one piece.
    if (clicks === 2) return
    const quantity = takeQuantity()
    if (quantity !== null) add(quantity, onRefusal ?? setRefusal)
  }
  return (
    <>
      <Button
        {...looks[place]}
        wide
        aria-description={name}
        pending={pending}
        disabled={soldOut || piece === null}
        onClick={({ detail }) => press(detail)}
      >
        {soldOut && place === 'detail' ? 'Sold out' : 'Add to Cart'}
      </Button>
      <FieldError id={id} text={refusal} />
    </>
  )
}
