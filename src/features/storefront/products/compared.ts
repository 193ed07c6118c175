import { isRecord } from '#src/shared/lib/values/is-record.ts'
import { stored, useStored } from '#src/shared/lib/storage/stored.ts'

/** A piece beside others: a product with its chosen variant. */
export interface Compared {
  productId: string
  /** Null for a product without variants. */
  variantId: string | null
}

/** More do not fit beside each other. */
export const mostCompared = 3

const isCompared = (value: unknown): value is Compared =>
  isRecord(value) &&
  typeof value.productId === 'string' &&
  (value.variantId === null || typeof value.variantId === 'string')

const compared = stored<readonly Compared[]>({
  key: 'shop:compared',
  area: 'session',
  blank: [],
  valid: (value) => (Array.isArray(value) ? value.filter(isCompared).slice(0, mostCompared) : undefined),
})

export const isAlikeCompared = (one: Compared, other: Compared): boolean =>
  one.productId === other.productId && one.variantId === other.variantId

/** The pieces of this visit, in the order in which they were added. */
export const useCompared = (): readonly Compared[] => useStored(compared)

/** Adds a piece, unless it is there or there is no room. */
export function compare(piece: Compared): void {
  const now = compared.read()
  if (now.length < mostCompared && !now.some((one) => isAlikeCompared(one, piece))) compared.write([...now, piece])
}

export function stopComparing(piece: Compared): void {
  const others = compared.read().filter((one) => !isAlikeCompared(one, piece))
  compared.write(others.length === 0 ? compared.blank : others)
}
