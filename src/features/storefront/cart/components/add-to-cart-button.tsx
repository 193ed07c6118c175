import { Button } from '#src/shared/ui/button/button.tsx'
import { FieldError } from '#src/shared/ui/field/field.tsx'
import { type ComponentProps, useId, useState } from 'react'
import { useAddToCart } from '../use-add-to-cart.ts'

interface AddToCartButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'wide'> {
  /** What is added, for screen readers: the product's name and its colour. */
  name: string
  /** `null` for a product without variants, which cannot be added. */
  variantId: string | null
  soldOut?: boolean
}

/** Adds one item, on cards and in lists. */
export function AddToCartButton({
  name,
  variantId,
  soldOut = false,
  variant = 'outline',
  ...look
}: AddToCartButtonProps) {
  const { add, pending } = useAddToCart({ variantId: variantId ?? '' }, 'listing')
  const [refusal, setRefusal] = useState<string>()
  const id = useId()
  return (
    <>
      <Button
        {...look}
        variant={variant}
        aria-description={name}
        pending={pending}
        disabled={soldOut || variantId === null}
        onClick={() => add(1, setRefusal)}
      >
        Add to Cart
      </Button>
      <FieldError id={id} text={refusal} />
    </>
  )
}
