import { Button } from '#src/shared/ui/button/button.tsx'
import { FieldError } from '#src/shared/ui/field/field.tsx'
import { useId, useState } from 'react'
import type { Piece } from '../cart-line.ts'
import { isSecondClick } from '../is-second-click.ts'
import { useAddToCart } from '../use-add-to-cart.ts'

interface AddToCartButtonProps {
  /** What is added, for screen readers: the product's name and its colour. */
  name: string
  /** `null` for a product without variants in a listing, which cannot be added. */
  piece: Piece | null
  soldOut?: boolean
}

/** Adds one item, on cards of listings and of the wishlist. */
export function AddToCartButton({ name, piece, soldOut = false }: AddToCartButtonProps) {
  const { add, pending } = useAddToCart(piece ?? { variantId: '' }, 'listing')
  const [refusal, setRefusal] = useState<string>()
  const id = useId()
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        wide
        aria-description={name}
        pending={pending}
        disabled={soldOut || piece === null}
        onClick={(event) => isSecondClick(event) || add(1, setRefusal)}
      >
        Add to Cart
      </Button>
      <FieldError id={id} text={refusal} />
    </>
  )
}
