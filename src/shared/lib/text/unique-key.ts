/** A unique key. Does not use `crypto.randomUUID`, which browsers offer on secure pages only. */
export function uniqueKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')
}
