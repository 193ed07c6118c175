/** Which of `count` pictures an arrow key, Home or End leads to; null for any other key. Past the last comes the first. */
export function stepOf(key: string, index: number, count: number): number | null {
  const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: count - 1 }[key]
  return target === undefined ? null : (target + count) % count
}
