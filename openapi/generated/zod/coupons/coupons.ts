// Generated from openapi/openapi.yaml. Do not edit.
import {
  CouponInput,
  CreatedCoupon,
  Problem
} from '../schemas/index.ts';


/**
 * 409 where another coupon has the code.
 * @summary Create a coupon
 */
export const CreateCouponBody = CouponInput

export const CreateCoupon201Response = CreatedCoupon

export const CreateCoupon400Response = Problem

export const CreateCoupon401Response = Problem

export const CreateCoupon403Response = Problem

export const CreateCoupon409Response = Problem

export const CreateCouponDefaultResponse = Problem

