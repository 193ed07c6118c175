// Generated from openapi/openapi.yaml. Do not edit.

/**
 * A timed discount on some products.
 */
export interface Sale {
  /**
     * Identifier.
     * @minLength 1
     */
  id: string;
  /**
     * Name.
     * @minLength 1
     */
  name: string;
  /** What the sale is about. */
  description: string;
  /** When it starts. */
  start_date: string;
  /** When it ends. */
  end_date: string;
  /** Whether it is switched on. */
  is_active: boolean;
  /**
     * Address of its picture, or null.
     * @nullable
     */
  thumbnail: string | null;
}
