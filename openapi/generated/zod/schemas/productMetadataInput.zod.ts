// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const ProductMetadataInputMaxOne = 1000;



export const ProductMetadataInput = zod.record(zod.string(), zod.string().max(ProductMetadataInputMaxOne));

export type ProductMetadataInput = zod.input<typeof ProductMetadataInput>;
export type ProductMetadataInputOutput = zod.output<typeof ProductMetadataInput>;
