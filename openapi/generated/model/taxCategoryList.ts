// Generated from openapi/openapi.yaml. Do not edit.
import type { TaxCategory } from './taxCategory.ts';

/**
 * All tax categories.
 */
export interface TaxCategoryList {
  /** The tax categories. */
  data: TaxCategory[];
}
