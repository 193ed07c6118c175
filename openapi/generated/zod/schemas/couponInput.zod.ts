// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { DiscountType } from './discountType.zod.ts';
import { MoneyInput } from './moneyInput.zod.ts';

export const couponInputCodeMax = 60;

export const couponInputDescriptionMax = 1000;

export const couponInputFreeShippingDefault = false;


export const CouponInput = zod.strictObject({
  "code": zod.string().min(1).max(couponInputCodeMax).describe('What a shopper types; unique, case-sensitive.'),
  "description": zod.string().max(couponInputDescriptionMax).optional().describe('What it is for.'),
  "start_date": zod.iso.datetime({"offset":true}).describe('When it starts, in any time zone; answered in UTC.'),
  "end_date": zod.iso.datetime({"offset":true}).describe('When it ends; after the start.'),
  "free_shipping": zod.boolean().default(couponInputFreeShippingDefault).describe('Whether shipping is free.'),
  "max_discount": MoneyInput,
  "usage_limit": zod.int().min(1).nullish().describe('How often it can be used; null or left out is without limit: the form sends null when the field is empty.'),
  "discount_type": DiscountType
}).describe('A coupon to create.');

export type CouponInput = zod.input<typeof CouponInput>;
export type CouponInputOutput = zod.output<typeof CouponInput>;
