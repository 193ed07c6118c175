// Generated from a named example of openapi/openapi.yaml. Do not edit.
export const shipping = 99 as const
