// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const returnInputReasonMax = 1000;

export const returnInputImagesMax = 10;



export const ReturnInput = zod.strictObject({
  "reason": zod.string().min(1).max(returnInputReasonMax).describe('One of the offered reasons, or free text.'),
  "images": zod.array(zod.instanceof(Blob)).max(returnInputImagesMax).optional().describe('Pictures, at most 5 MB each.')
}).describe('Why an order is returned.');

export type ReturnInput = zod.input<typeof ReturnInput>;
export type ReturnInputOutput = zod.output<typeof ReturnInput>;
