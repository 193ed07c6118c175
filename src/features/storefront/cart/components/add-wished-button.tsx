import { Button } from '#src/shared/ui/button/button.tsx'
import { FieldError } from '#src/shared/ui/field/field.tsx'
import { useId, useState } from 'react'
import type { Piece } from '../cart-line.ts'
import { useAddToCart } from '../use-add-to-cart.ts'

interface AddWishedButtonProps {
  /** What is added, for screen readers. */
  name: string
  piece: Piece
  soldOut: boolean
}

/** Adds one item from the wishlist, which has products where listings have variants. */
export function AddWishedButton({ name, piece, soldOut }: AddWishedButtonProps) {
  const { add, pending } = useAddToCart(piece, 'listing')
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
        disabled={soldOut}
        onClick={() => add(1, setRefusal)}
      >
        Add to Cart
      </Button>
      <FieldError id={id} text={refusal} />
    </>
  )
}
