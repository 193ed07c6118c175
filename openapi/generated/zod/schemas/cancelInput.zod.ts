// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const cancelInputReasonMax = 1000;



export const CancelInput = zod.strictObject({
  "reason": zod.string().min(1).max(cancelInputReasonMax)
});

export type CancelInput = zod.input<typeof CancelInput>;
export type CancelInputOutput = zod.output<typeof CancelInput>;
