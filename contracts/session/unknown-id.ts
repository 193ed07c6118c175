/** In a request, an id that no record has. */
export const nobody = 'no-such-record'

export const namesNobody = (input: unknown): boolean => JSON.stringify(input).includes(`"${nobody}"`)

/** A request with `id` wherever it names nobody. */
export function withUnknown<Value>(input: Value, id: string): Value {
  const put = (value: unknown): unknown => {
    if (value === nobody) return id
    if (Array.isArray(value)) return value.map(put)
    // A file is sent as it is.
    if (typeof value !== 'object' || value === null || value instanceof Blob) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, put(inner)]))
  }
  return put(input) as Value
}
