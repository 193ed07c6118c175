// Generated from openapi/openapi.yaml. Do not edit.
import type { SaleProductInput } from './saleProductInput.ts';

/**
 * A sale to create.
 */
export interface SaleInput {
  /**
     * Name.
     * @minLength 1
     * @maxLength 10000
     */
  name: string;
  /**
     * What the sale is about.
     * @maxLength 100000
     */
  description: string;
  /** When it starts, in any time zone; answered in UTC. Its year in India is 2000 to 2099. */
  start_date: string;
  /** When it ends; after the start, and in 2099 at the latest. */
  end_date: string;
  /** Whether it is switched on. */
  is_active?: boolean;
  /**
     * Address of its picture; none when null or left out, since the form sends all it has.
     * @maxLength 2000
     * @nullable
     */
  thumbnail?: string | null;
  /**
     * The products on sale.
     * @maxItems 500
     */
  products?: SaleProductInput[];
}
