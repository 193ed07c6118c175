// Generated from openapi/openapi.yaml. Do not edit.
import type { AddedCartItemData } from './addedCartItemData.ts';

/**
 * The changed line.
 */
export interface AddedCartItem {
  /** Always success. */
  status: 'success';
  data: AddedCartItemData;
}
