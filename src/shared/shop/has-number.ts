import type { AdminOrder } from '#openapi/generated/model/adminOrder.ts'

/** Whether an order's number contains the text; the server's search looks at emails. */
export const hasNumber = ({ order_number }: Pick<AdminOrder, 'order_number'>, text: string): boolean =>
  order_number.toLowerCase().includes(text.trim().toLowerCase())
