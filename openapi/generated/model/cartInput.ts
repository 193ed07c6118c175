// Generated from openapi/openapi.yaml. Do not edit.

/**
 * What to add: a variant, or a product, which means its first variant. Give one of the two.
 */
export interface CartInput {
  /**
     * The variant.
     * @minLength 1
     */
  productVariantId?: string;
  /**
     * The product whose first variant is added.
     * @minLength 1
     */
  productId?: string;
  /**
     * Units to add, at least 1.
     * @minimum 1
     * @maximum 10000
     */
  quantity: number;
}
