// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const categoryInputNameMax = 10000;

export const categoryInputDescriptionMax = 100000;

export const categoryInputThumbnailMax = 100000;



export const CategoryInput = zod.strictObject({
  "name": zod.string().min(1).max(categoryInputNameMax),
  "description": zod.string().min(1).max(categoryInputDescriptionMax),
  "thumbnail": zod.string().min(1).max(categoryInputThumbnailMax)
});

export type CategoryInput = zod.input<typeof CategoryInput>;
export type CategoryInputOutput = zod.output<typeof CategoryInput>;
