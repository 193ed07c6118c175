// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const UploadInput = zod.strictObject({
  "file": zod.instanceof(Blob).describe('The picture.')
}).describe('The picture to keep: PNG, JPEG, WebP, AVIF or GIF by its content, at most 5 MB.');

export type UploadInput = zod.input<typeof UploadInput>;
export type UploadInputOutput = zod.output<typeof UploadInput>;
