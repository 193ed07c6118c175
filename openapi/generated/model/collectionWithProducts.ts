// Generated from openapi/openapi.yaml. Do not edit.
import type { Product } from './product.ts';

/**
 * A collection with its products whole.
 */
export interface CollectionWithProducts {
  /**
     * Identifier.
     * @minLength 1
     */
  id: string;
  /**
     * Name, as shown.
     * @minLength 1
     */
  name: string;
  /** What the collection holds. */
  description: string;
  /** Address of its picture, root-relative or absolute. */
  thumbnail: string;
  /** Its products. */
  products: Product[];
}
