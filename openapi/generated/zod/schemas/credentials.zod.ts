// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const credentialsEmailMax = 200;

export const credentialsPasswordMax = 200;



export const Credentials = zod.strictObject({
  "email": zod.string().min(1).max(credentialsEmailMax).describe('Email address.'),
  "password": zod.string().min(1).max(credentialsPasswordMax).describe('Password.')
}).describe('What signs a user in.');

export type Credentials = zod.input<typeof Credentials>;
export type CredentialsOutput = zod.output<typeof Credentials>;
