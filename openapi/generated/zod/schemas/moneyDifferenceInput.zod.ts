// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const moneyDifferenceInputOneMin = -9999999999.9999;
export const moneyDifferenceInputOneMax = 9999999999.9999;

export const moneyDifferenceInputTwoRegExp = new RegExp('^-?\\d{1,10}(\\.\\d{1,4})?$');


export const MoneyDifferenceInput = zod.union([zod.number().min(moneyDifferenceInputOneMin).max(moneyDifferenceInputOneMax),zod.string().regex(moneyDifferenceInputTwoRegExp)]).describe('Rupees to add (or, negative, to take off), at most 9,999,999,999.9999 either way, as a number or as a decimal string of at most 4 decimals.');

export type MoneyDifferenceInput = zod.input<typeof MoneyDifferenceInput>;
export type MoneyDifferenceInputOutput = zod.output<typeof MoneyDifferenceInput>;
