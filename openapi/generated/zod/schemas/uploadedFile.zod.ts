// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';




export const UploadedFile = zod.strictObject({
  "fileUrl": zod.string().min(1)
});

export type UploadedFile = zod.input<typeof UploadedFile>;
export type UploadedFileOutput = zod.output<typeof UploadedFile>;
