// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const moneyInputOneMin = 0;
export const moneyInputOneMax = 9999999999.9999;

export const moneyInputTwoRegExp = new RegExp('^\\d{1,10}(\\.\\d{1,4})?$');


export const MoneyInput = zod.union([zod.number().min(moneyInputOneMin).max(moneyInputOneMax),zod.string().regex(moneyInputTwoRegExp)]);

export type MoneyInput = zod.input<typeof MoneyInput>;
export type MoneyInputOutput = zod.output<typeof MoneyInput>;
