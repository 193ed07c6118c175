// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';



export const saleIsActiveDefault = true;

export const Sale = zod.strictObject({
  "id": zod.string().min(1),
  "name": zod.string().min(1),
  "description": zod.string(),
  "start_date": zod.iso.datetime({"offset":true}),
  "end_date": zod.iso.datetime({"offset":true}),
  "is_active": zod.boolean().default(saleIsActiveDefault),
  "thumbnail": zod.string().nullable()
});

export type Sale = zod.input<typeof Sale>;
export type SaleOutput = zod.output<typeof Sale>;
