// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';



export const adminOrderTotalAmountMin = 0;



export const AdminOrder = zod.strictObject({
  "id": zod.string().min(1).describe('Identifier.'),
  "order_number": zod.string().min(1).describe('Number on the invoice.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was placed.'),
  "customer_email": zod.email().describe('The customer\'s email address.'),
  "shipment_status": zod.enum(['Shipped', 'Pending', 'Processing']).describe('How far the parcel is.'),
  "payment_status": zod.enum(['Paid', 'Unpaid']).describe('Whether it was paid.'),
  "total_amount": zod.number().min(adminOrderTotalAmountMin).describe('Rupees, shipping included.')
}).describe('An order as the back office lists it.');

export type AdminOrder = zod.input<typeof AdminOrder>;
export type AdminOrderOutput = zod.output<typeof AdminOrder>;
