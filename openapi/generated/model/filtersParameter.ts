// Generated from openapi/openapi.yaml. Do not edit.

/**
 * JSON text of an object, field to wanted value, such as `{"payment_status":"Paid"}`.
 */
export type FiltersParameter = string;
