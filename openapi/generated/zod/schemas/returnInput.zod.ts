// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const returnInputReasonMax = 1000;

export const returnInputImagesMax = 10;



export const ReturnInput = zod.strictObject({
  "reason": zod.string().min(1).max(returnInputReasonMax),
  "images": zod.array(zod.instanceof(Blob)).max(returnInputImagesMax).optional()
});

export type ReturnInput = zod.input<typeof ReturnInput>;
export type ReturnInputOutput = zod.output<typeof ReturnInput>;
