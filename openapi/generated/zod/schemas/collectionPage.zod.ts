// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';
import { Collection } from './collection.zod.ts';
import { Pagination } from './pagination.zod.ts';

export const CollectionPage = zod.strictObject({
  "data": zod.array(Collection),
  "pagination": Pagination
});

export type CollectionPage = zod.input<typeof CollectionPage>;
export type CollectionPageOutput = zod.output<typeof CollectionPage>;
