// Generated from openapi/openapi.yaml. Do not edit.
import type { PageParameter } from './pageParameter.ts';

export type ListReviewsParams = {
/**
 * The product.
 * @minLength 1
 */
productId: string;
/**
 * Page number, from 1. A page past the last one is empty.
 * @minimum 1
 */
page?: PageParameter;
/**
 * Records a page, 1 to 100.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};
