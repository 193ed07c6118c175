// Generated from openapi/openapi.yaml. Do not edit.

/**
 * How the discount is counted.
 */
export type DiscountType = typeof DiscountType[keyof typeof DiscountType];


export const DiscountType = {
  percentage: 'percentage',
  fixed: 'fixed',
} as const;
