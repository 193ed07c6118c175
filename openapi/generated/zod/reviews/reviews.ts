// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

import {
  CreatedReview,
  Problem,
  ReviewInput,
  ReviewList,
  ReviewPage,
  SecondReview
} from '../schemas/index.ts';


/**
 * @summary List all reviews
 */
export const ListAllReviews200Response = ReviewList

export const ListAllReviews400Response = Problem

export const ListAllReviewsDefaultResponse = Problem

/**
 * @summary List a product's reviews
 */

export const listReviewsQueryPageDefault = 1;

export const listReviewsQueryLimitDefault = 5;
export const listReviewsQueryLimitMax = 100;



export const ListReviewsQueryParams = zod.strictObject({
  "productId": zod.string().min(1),
  "page": zod.coerce.number().int().min(1).default(listReviewsQueryPageDefault),
  "limit": zod.coerce.number().int().min(1).max(listReviewsQueryLimitMax).default(listReviewsQueryLimitDefault)
})

export const ListReviews200Response = ReviewPage

export const ListReviews400Response = Problem

export const ListReviews404Response = Problem

export const ListReviewsDefaultResponse = Problem

/**
 * @summary Review a product
 */
export const CreateReviewBody = ReviewInput

export const CreateReview201Response = CreatedReview

export const CreateReview400Response = Problem

export const CreateReview401Response = Problem

export const CreateReview404Response = Problem

export const CreateReview409Response = SecondReview

export const CreateReviewDefaultResponse = Problem

