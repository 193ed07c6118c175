// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';




export const Message = zod.strictObject({
  "message": zod.string().min(1)
});

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;
