// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';



export const RemoveFromWishlistParams = zod.strictObject({
  "productId": zod.string().min(1).optional()
})

export type RemoveFromWishlistParams = zod.input<typeof RemoveFromWishlistParams>;
export type RemoveFromWishlistParamsOutput = zod.output<typeof RemoveFromWishlistParams>;
