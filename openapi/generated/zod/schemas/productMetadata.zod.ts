// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const ProductMetadata = zod.record(zod.string(), zod.string());

export type ProductMetadata = zod.input<typeof ProductMetadata>;
export type ProductMetadataOutput = zod.output<typeof ProductMetadata>;
