/** What `LayeredMap` and `Map` have in common. */
export interface AnyMap<Key, Value> {
  readonly size: number
  get(key: Key): Value | undefined
  has(key: Key): boolean
  set(key: Key, value: Value): unknown
  delete(key: Key): unknown
  entries(): Iterable<[Key, Value]>
  values(): Iterable<Value>
}

/** A map over another one, which must not change any more: it holds only what differs, and keeps the order of a `Map`. */
export class LayeredMap<Key, Value extends object | string | number> implements AnyMap<Key, Value> {
  readonly #below: AnyMap<Key, Value>
  readonly #own = new Map<Key, Value>()
  /** The keys of the map below that were deleted; one that is set again goes to the end. */
  readonly #deleted = new Set<Key>()
  #size: number

  constructor(below: AnyMap<Key, Value>) {
    this.#below = below
    this.#size = below.size
  }

  get size(): number {
    return this.#size
  }

  get(key: Key): Value | undefined {
    return this.#own.get(key) ?? (this.#deleted.has(key) ? undefined : this.#below.get(key))
  }

  has(key: Key): boolean {
    return this.#own.has(key) || this.#isBelow(key)
  }

  set(key: Key, value: Value): void {
    if (!this.has(key)) this.#size += 1
    this.#own.set(key, value)
  }

  delete(key: Key): void {
    if (this.has(key)) this.#size -= 1
    this.#own.delete(key)
    if (this.#below.has(key)) this.#deleted.add(key)
  }

  *entries(): Generator<[Key, Value]> {
    for (const [key, value] of this.#below.entries())
      if (!this.#deleted.has(key)) yield [key, this.#own.get(key) ?? value]
    for (const entry of this.#own) if (!this.#isBelow(entry[0])) yield entry
  }

  *values(): Generator<Value> {
    for (const [, value] of this.entries()) yield value
  }

  #isBelow(key: Key): boolean {
    return this.#below.has(key) && !this.#deleted.has(key)
  }
}

/** An empty map, or one over `below`. */
export const mapOver = <Key, Value extends object | string | number>(
  below: AnyMap<Key, Value> | undefined,
): AnyMap<Key, Value> => (below ? new LayeredMap(below) : new Map<Key, Value>())
