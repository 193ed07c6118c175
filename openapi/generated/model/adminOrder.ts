// Generated from openapi/openapi.yaml. Do not edit.
import type { AdminOrderPaymentStatus } from './adminOrderPaymentStatus.ts';
import type { AdminOrderShipmentStatus } from './adminOrderShipmentStatus.ts';

/**
 * An order as the back office lists it.
 */
export interface AdminOrder {
  /**
     * Identifier.
     * @minLength 1
     */
  id: string;
  /**
     * Number on the invoice.
     * @minLength 1
     */
  order_number: string;
  /** When it was placed. */
  created_at: string;
  /** The customer's email address. */
  customer_email: string;
  /** The progress of the shipment. */
  shipment_status: AdminOrderShipmentStatus;
  /** Whether it was paid; cash on delivery is unpaid until it has arrived. */
  payment_status: AdminOrderPaymentStatus;
  /**
     * Rupees, shipping included, at the prices of when it was placed.
     * @minimum 0
     */
  total_amount: number;
}
