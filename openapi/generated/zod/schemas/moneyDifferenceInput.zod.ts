// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const moneyDifferenceInputOneMin = -9999999999.9999;
export const moneyDifferenceInputOneMax = 9999999999.9999;

export const moneyDifferenceInputTwoRegExp = new RegExp('^-?\\d{1,10}(\\.\\d{1,4})?$');


export const MoneyDifferenceInput = zod.union([zod.number().min(moneyDifferenceInputOneMin).max(moneyDifferenceInputOneMax),zod.string().regex(moneyDifferenceInputTwoRegExp)]);

export type MoneyDifferenceInput = zod.input<typeof MoneyDifferenceInput>;
export type MoneyDifferenceInputOutput = zod.output<typeof MoneyDifferenceInput>;
