// Generated from openapi/openapi.yaml. Do not edit.
import type { CartData } from './cartData.ts';

/**
 * The cart of the signed-in user.
 */
export interface Cart {
  /** Always success. */
  status: 'success';
  data: CartData;
}
