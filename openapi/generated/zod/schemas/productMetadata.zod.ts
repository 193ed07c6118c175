// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

export const ProductMetadata = zod.record(zod.string(), zod.string()).describe('Facts about the piece, name to text; among them material_type, metal_purity, gemstone_details, additional_attributes, occasion and type.');

export type ProductMetadata = zod.input<typeof ProductMetadata>;
export type ProductMetadataOutput = zod.output<typeof ProductMetadata>;
