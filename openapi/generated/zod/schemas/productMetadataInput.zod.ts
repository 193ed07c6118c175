// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const ProductMetadataInputMaxOne = 1000;



export const ProductMetadataInput = zod.record(zod.string(), zod.string().max(ProductMetadataInputMaxOne)).describe('Facts about the piece, at most 50, name of at most 100 characters to text of at most 1,000; `gemstone_details` at most 250.');

export type ProductMetadataInput = zod.input<typeof ProductMetadataInput>;
export type ProductMetadataInputOutput = zod.output<typeof ProductMetadataInput>;
