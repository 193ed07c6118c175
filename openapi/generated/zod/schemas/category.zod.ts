// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';





export const Category = zod.strictObject({
  "id": zod.string().min(1).describe('Identifier.'),
  "name": zod.string().min(1).describe('Name, as shown.'),
  "description": zod.string().describe('What the category holds.'),
  "thumbnail": zod.string().describe('Address of its picture, root-relative or absolute.')
}).describe('A category without its products.');

export type Category = zod.input<typeof Category>;
export type CategoryOutput = zod.output<typeof Category>;
