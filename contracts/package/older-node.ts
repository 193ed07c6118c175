/** What all of the kit takes for granted, and Node 20 does not have. */

URL.parse ??= (url, base) => (URL.canParse(url, base) ? new URL(url, base) : null)

Map.groupBy ??= (items, keyOf) => {
  const groups: ReturnType<typeof Map.groupBy> = new Map()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index)
    groups.set(key, [...(groups.get(key) ?? []), item])
    index += 1
  }
  return groups as never
}

Object.groupBy ??= (items, keyOf) => Object.fromEntries(Map.groupBy(items, keyOf)) as never

Promise.withResolvers ??= () => {
  let settle: Pick<PromiseWithResolvers<unknown>, 'resolve' | 'reject'> | undefined
  const promise = new Promise((resolve, reject) => {
    settle = { resolve, reject }
  })
  return { promise, ...settle } as never
}
