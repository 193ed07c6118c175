// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const moneyInputOneMin = 0;

export const moneyInputTwoRegExp = new RegExp('^\\d{1,10}(\\.\\d{1,4})?$');


export const MoneyInput = zod.union([zod.number().min(moneyInputOneMin),zod.string().regex(moneyInputTwoRegExp)]).describe('Rupees, as a number or as a decimal string of at most 4 decimals.');

export type MoneyInput = zod.input<typeof MoneyInput>;
export type MoneyInputOutput = zod.output<typeof MoneyInput>;
