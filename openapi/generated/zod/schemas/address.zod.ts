// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';




export const Address = zod.strictObject({
  "id": zod.string().min(1).describe('Identifier.'),
  "fullName": zod.string().describe('Who receives.'),
  "addressLine1": zod.string().describe('House and street.'),
  "landmark": zod.string().optional().describe('Landmark, where one was saved.'),
  "city": zod.string().describe('City.'),
  "state": zod.string().describe('State.'),
  "zipCode": zod.string().describe('PIN code.'),
  "country": zod.string().describe('Country.'),
  "mobile": zod.string().describe('Telephone number for the delivery.'),
  "isDefault": zod.boolean().describe('Whether it is the default address.')
}).describe('A saved address, as it is read.');

export type Address = zod.input<typeof Address>;
export type AddressOutput = zod.output<typeof Address>;
