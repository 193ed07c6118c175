// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';





export const Collection = zod.strictObject({
  "id": zod.string().min(1).describe('Identifier.'),
  "name": zod.string().min(1).describe('Name, as shown.'),
  "description": zod.string().describe('What the collection holds.'),
  "thumbnail": zod.string().describe('Address of its picture, root-relative or absolute.')
}).describe('A collection without its products.');

export type Collection = zod.input<typeof Collection>;
export type CollectionOutput = zod.output<typeof Collection>;
