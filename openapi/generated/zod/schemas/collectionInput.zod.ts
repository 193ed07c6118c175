// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const collectionInputNameMax = 10000;

export const collectionInputDescriptionMax = 100000;

export const collectionInputThumbnailMax = 100000;



export const CollectionInput = zod.strictObject({
  "name": zod.string().min(1).max(collectionInputNameMax),
  "description": zod.string().min(1).max(collectionInputDescriptionMax),
  "thumbnail": zod.string().min(1).max(collectionInputThumbnailMax)
});

export type CollectionInput = zod.input<typeof CollectionInput>;
export type CollectionInputOutput = zod.output<typeof CollectionInput>;
