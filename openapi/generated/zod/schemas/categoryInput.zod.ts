// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const categoryInputNameMax = 10000;

export const categoryInputDescriptionMax = 100000;

export const categoryInputThumbnailMax = 100000;



export const CategoryInput = zod.strictObject({
  "name": zod.string().min(1).max(categoryInputNameMax).describe('Name.'),
  "description": zod.string().min(1).max(categoryInputDescriptionMax).describe('What the category holds.'),
  "thumbnail": zod.string().min(1).max(categoryInputThumbnailMax).describe('Address of its picture, root-relative or absolute.')
}).describe('A category to create, or all its fields to change.');

export type CategoryInput = zod.input<typeof CategoryInput>;
export type CategoryInputOutput = zod.output<typeof CategoryInput>;
