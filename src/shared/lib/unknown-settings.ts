const settings = [
  'VITE_API_MODE',
  'VITE_API_URL',
  'VITE_CHECKOUT_SUMMARY',
  'VITE_SITE_URL',
  'VITE_RECORDING',
  'PRERENDER_FROM',
  'PRERENDER_LIMIT',
]

/** A line for each name that is no setting, which would be ignored without a word; it names the most similar setting. */
export const unknownSettings = (raw: Readonly<Record<string, string>>): string[] =>
  Object.keys(raw)
    .filter((name) => !settings.includes(name))
    .map((name) => {
      const [nearest = ''] = settings.toSorted((a, b) => sameStart(name, b) - sameStart(name, a))
      return `${name} is ignored: there is no such setting. The nearest is ${nearest}.`
    })

function sameStart(a: string, b: string): number {
  let same = 0
  while (same < a.length && a[same] === b[same]) same += 1
  return same
}
