// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const credentialsEmailMax = 200;

export const credentialsPasswordMax = 200;



export const Credentials = zod.strictObject({
  "email": zod.string().min(1).max(credentialsEmailMax),
  "password": zod.string().min(1).max(credentialsPasswordMax)
});

export type Credentials = zod.input<typeof Credentials>;
export type CredentialsOutput = zod.output<typeof Credentials>;
