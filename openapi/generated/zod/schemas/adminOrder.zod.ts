// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';



export const adminOrderTotalAmountMin = 0;



export const AdminOrder = zod.strictObject({
  "id": zod.string().min(1),
  "order_number": zod.string().min(1),
  "created_at": zod.iso.datetime({"offset":true}),
  "customer_email": zod.email(),
  "shipment_status": zod.enum(['Shipped', 'Pending', 'Processing']),
  "payment_status": zod.enum(['Paid', 'Unpaid']),
  "total_amount": zod.number().min(adminOrderTotalAmountMin)
});

export type AdminOrder = zod.input<typeof AdminOrder>;
export type AdminOrderOutput = zod.output<typeof AdminOrder>;
