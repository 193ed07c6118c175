/** A bundled OpenAPI document, as far as comparing needs it. */
export interface Contract {
  paths: Record<string, Record<string, { operationId?: string } | undefined>>
  components?: Record<string, Record<string, unknown>>
}
