// Generated from openapi/openapi.yaml. Do not edit.

/**
 * The kind of discount.
 */
export type DiscountType = typeof DiscountType[keyof typeof DiscountType];


export const DiscountType = {
  percentage: 'percentage',
  fixed: 'fixed',
} as const;
