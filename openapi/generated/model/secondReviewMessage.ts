// Generated from openapi/openapi.yaml. Do not edit.

/**
 * The message by which the shop knows it.
 */
export type SecondReviewMessage = typeof SecondReviewMessage[keyof typeof SecondReviewMessage];


export const SecondReviewMessage = {
  User_has_already_reviewed_this_product: 'User has already reviewed this product',
} as const;
