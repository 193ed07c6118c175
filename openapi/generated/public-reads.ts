// Generated from openapi/openapi.yaml. Do not edit.

/** Paths whose GETs, and those below them, need no token. */
export const publicReads: readonly string[] = ["/products","/collections","/categories","/reviews","/sales","/search/products"]
