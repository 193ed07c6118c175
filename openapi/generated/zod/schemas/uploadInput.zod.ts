// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const UploadInput = zod.strictObject({
  "file": zod.instanceof(Blob)
});

export type UploadInput = zod.input<typeof UploadInput>;
export type UploadInputOutput = zod.output<typeof UploadInput>;
