// Generated from openapi/openapi.yaml. Do not edit.

/**
 * Facts about the piece, at most 50, name of at most 100 characters to text of at most 1,000; `gemstone_details` at most 250.
 */
export interface ProductMetadataInput {[key: string]: string}
