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
  "id": zod.string().min(1).optional(),
  "full_name": zod.string().min(1).max(addressInputFullNameMax),
  "phone": zod.string().min(1).max(addressInputPhoneMax),
  "address_line1": zod.string().min(1).max(addressInputAddressLine1Max),
  "zip_code": zod.string().min(1).max(addressInputZipCodeMax),
  "country": zod.string().min(1).max(addressInputCountryMax),
  "state": zod.string().min(1).max(addressInputStateMax),
  "city": zod.string().min(1).max(addressInputCityMax),
  "landmark": zod.string().max(addressInputLandmarkMax).optional(),
  "is_primary": zod.boolean().optional()
});

export type AddressInput = zod.input<typeof AddressInput>;
export type AddressInputOutput = zod.output<typeof AddressInput>;
