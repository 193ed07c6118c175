/** A key that no other thing has. `crypto.randomUUID` would do, but browsers have it on secure pages only. */
export function uniqueKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')
}
