// Generated from openapi/openapi.yaml. Do not edit.

/**
 * Facts about the piece, name to text of at most 1,000 characters; `gemstone_details` at most 250.
 */
export interface ProductMetadataInput {[key: string]: string}
