// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';


export const addressInputFullNameMax = 200;

export const addressInputPhoneMax = 30;

export const addressInputAddressLine1Max = 300;

export const addressInputZipCodeMax = 20;

export const addressInputCountryMax = 100;

export const addressInputStateMax = 100;

export const addressInputCityMax = 100;

export const addressInputLandmarkMax = 200;



export const AddressInput = zod.strictObject({
  "id": zod.string().min(1).optional().describe('The address to change; none adds one.'),
  "full_name": zod.string().min(1).max(addressInputFullNameMax).describe('Who receives.'),
  "phone": zod.string().min(1).max(addressInputPhoneMax).describe('Telephone number for the delivery.'),
  "address_line1": zod.string().min(1).max(addressInputAddressLine1Max).describe('House and street.'),
  "zip_code": zod.string().min(1).max(addressInputZipCodeMax).describe('PIN code.'),
  "country": zod.string().min(1).max(addressInputCountryMax).describe('Country.'),
  "state": zod.string().min(1).max(addressInputStateMax).describe('State.'),
  "city": zod.string().min(1).max(addressInputCityMax).describe('City.'),
  "landmark": zod.string().max(addressInputLandmarkMax).optional().describe('Landmark.'),
  "is_primary": zod.boolean().optional().describe('Whether it becomes the default address.')
}).describe('An address, as it is saved; with `id` the saved one is changed.');

export type AddressInput = zod.input<typeof AddressInput>;
export type AddressInputOutput = zod.output<typeof AddressInput>;
