// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';




export const Address = zod.strictObject({
  "id": zod.string().min(1),
  "fullName": zod.string(),
  "addressLine1": zod.string(),
  "landmark": zod.string().optional(),
  "city": zod.string(),
  "state": zod.string(),
  "zipCode": zod.string(),
  "country": zod.string(),
  "mobile": zod.string(),
  "isDefault": zod.boolean()
});

export type Address = zod.input<typeof Address>;
export type AddressOutput = zod.output<typeof Address>;
