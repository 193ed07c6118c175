// Generated from openapi/openapi.yaml. Do not edit.

/**
 * Facts about the piece, name to text; among them material_type, metal_purity, gemstone_details, additional_attributes, occasion and type.
 */
export interface ProductMetadata {[key: string]: string}
