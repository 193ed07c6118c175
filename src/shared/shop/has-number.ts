import type { AdminOrder } from '#openapi/generated/model/adminOrder.ts'
import { hasWords } from '../lib/text/has-words.ts'

/** Whether an order's number has the words of the text; the server's search looks at emails. */
export const hasNumber = ({ order_number }: Pick<AdminOrder, 'order_number'>, text: string): boolean =>
  hasWords(text, order_number)
