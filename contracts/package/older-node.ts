/** What all of the kit takes for granted, and Node 20 does not have. */

function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index)
    groups.set(key, [...(groups.get(key) ?? []), item])
    index += 1
  }
  return groups
}

function withResolvers() {
  let settle: Pick<PromiseWithResolvers<unknown>, 'resolve' | 'reject'> | undefined
  const promise = new Promise((resolve, reject) => {
    settle = { resolve, reject }
  })
  return { promise, ...settle }
}

/** Gives a class what it lacks. */
function add(to: object, name: string, value: unknown): void {
  if (!(name in to)) Object.defineProperty(to, name, { value, configurable: true, writable: true })
}

add(URL, 'parse', (url: string, base?: string) => (URL.canParse(url, base) ? new URL(url, base) : null))
add(Map, 'groupBy', groupBy)
add(Object, 'groupBy', (...given: Parameters<typeof groupBy>) => Object.fromEntries(groupBy(...given)))
add(Promise, 'withResolvers', withResolvers)
