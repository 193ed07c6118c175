import { type Named, readAddress } from '../../page/address.ts'

/** What the names of the kit's parameters begin with, since an app has its own. */
export const prefix = 'kit-'

/** Reads the kit's parameters of an address of any app: see `readAddress`. */
export function readOwn(href: string, named: Named): ReturnType<typeof readAddress> {
  const url = new URL(href)
  const own = [...url.searchParams].filter(([name]) => name.startsWith(prefix))
  for (const [name] of own) url.searchParams.delete(name)
  const given = new URLSearchParams(own.map(([name, value]) => [name.slice(prefix.length), value]))
  const { choices } = readAddress(`${url.origin}/?${given}`, named)
  return { choices, rest: url.pathname + url.search + url.hash }
}
