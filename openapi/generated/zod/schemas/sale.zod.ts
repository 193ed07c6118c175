// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';



export const saleIsActiveDefault = true;

export const Sale = zod.strictObject({
  "id": zod.string().min(1).describe('Identifier.'),
  "name": zod.string().min(1).describe('Name.'),
  "description": zod.string().describe('What the sale is about.'),
  "start_date": zod.iso.datetime({"offset":true}).describe('When it starts.'),
  "end_date": zod.iso.datetime({"offset":true}).describe('When it ends.'),
  "is_active": zod.boolean().default(saleIsActiveDefault).describe('Whether it is switched on.'),
  "thumbnail": zod.string().nullable().describe('Address of its picture, or null.')
}).describe('A timed discount on some products.');

export type Sale = zod.input<typeof Sale>;
export type SaleOutput = zod.output<typeof Sale>;
