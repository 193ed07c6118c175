// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';



export const RemoveVariantFromWishlistParams = zod.strictObject({
  "variantId": zod.string().min(1).optional()
})

export type RemoveVariantFromWishlistParams = zod.input<typeof RemoveVariantFromWishlistParams>;
export type RemoveVariantFromWishlistParamsOutput = zod.output<typeof RemoveVariantFromWishlistParams>;
