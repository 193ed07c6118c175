// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const moneyDifferenceInputTwoRegExp = new RegExp('^-?\\d{1,10}(\\.\\d{1,4})?$');


export const MoneyDifferenceInput = zod.union([zod.number(),zod.string().regex(moneyDifferenceInputTwoRegExp)]).describe('Rupees to add (or, negative, to take off), as a number or as a decimal string of at most 4 decimals.');

export type MoneyDifferenceInput = zod.input<typeof MoneyDifferenceInput>;
export type MoneyDifferenceInputOutput = zod.output<typeof MoneyDifferenceInput>;
