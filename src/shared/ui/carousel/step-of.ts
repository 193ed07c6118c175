/** The item of a row that an arrow key, Home or End leads to, of `count`; null for other keys. Wraps around at both ends. */
export function stepOf(key: string, index: number, count: number): number | null {
  const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: count - 1 }[key]
  return target === undefined ? null : (target + count) % count
}
