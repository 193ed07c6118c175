/** A dependency's way from one release to another. */
export interface Move {
  name: string
  from: string
  to: string
  /** What npm is asked for: the release, or the package behind an alias with its release. */
  wanted: string
}

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Splits `npm:@msw/data@1.1.7`, the form of an alias, or a plain release. */
function parse(name: string, spec: string): { target: string; from: string; isAlias: boolean } {
  const alias = /^npm:(.+)@([^@]+)$/.exec(spec)
  return alias
    ? { target: alias[1] ?? name, from: alias[2] ?? '', isAlias: true }
    : { target: name, from: spec, isAlias: false }
}

/**
 * The moves to the asked releases (`name@version`, or `name` for its newest), or to the newest of all if none is asked.
 * `newest` looks up a package's newest release that is not older than the given one. Throws if an asked name is no dependency.
 */
export async function movesTo(
  manifest: string,
  asked: readonly string[],
  newest: (name: string, from: string) => Promise<string>,
): Promise<Move[]> {
  const { dependencies, devDependencies } = JSON.parse(manifest) as Manifest
  const specs = { ...dependencies, ...devDependencies }
  const wishes = new Map(asked.map((wish) => splitWish(wish)))
  const unknown = [...wishes.keys()].find((name) => !Object.hasOwn(specs, name))
  if (unknown !== undefined) throw new Error(`${unknown} is no dependency of package.json: name one, such as react.`)
  const chosen = Object.entries(specs).filter(([name]) => asked.length === 0 || wishes.has(name))
  const moves = await Promise.all(
    chosen.map(async ([name, spec]) => {
      const { target, from, isAlias } = parse(name, spec)
      const to = wishes.get(name) ?? (await newest(target, from))
      return { name, from, to, wanted: isAlias ? `npm:${target}@${to}` : to }
    }),
  )
  return moves.filter(({ from, to }) => from !== to)
}

/** The text of a manifest with the moves made. */
export function withMoves(manifest: string, moves: readonly Move[]): string {
  const parsed = JSON.parse(manifest) as Manifest
  for (const { name, wanted } of moves)
    for (const specs of [parsed.dependencies, parsed.devDependencies])
      if (specs && Object.hasOwn(specs, name)) specs[name] = wanted
  return JSON.stringify(parsed, null, 2)
}

function splitWish(wish: string): [name: string, version: string | undefined] {
  const at = wish.lastIndexOf('@')
  return at > 0 ? [wish.slice(0, at), wish.slice(at + 1)] : [wish, undefined]
}

/** The check without which no other can be tried. */
export const installs = 'install'

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/**
 * A Markdown table, one row a dependency, one column a check. `broken` are the checks that broke with all moves together;
 * `alone` those that broke with one alone, if that was tried.
 */
export function table(
  moves: readonly Move[],
  checks: readonly string[],
  broken: readonly string[],
  alone: ReadonlyMap<string, readonly string[]>,
): string {
  const verdicts = (failed: readonly string[]) =>
    checks.map((check) => {
      if (failed.includes(check)) return 'broke'
      return failed.includes(installs) ? 'not tried' : 'held'
    })
  return [
    row(['dependency', 'from', 'to', ...checks]),
    row(['---', '---', '---', ...checks.map(() => '---')]),
    ...moves.map(({ name, from, to }) => row([name, from, to, ...verdicts(alone.get(name) ?? broken)])),
    ...(moves.length > 1 ? [row(['all together', '', '', ...verdicts(broken)])] : []),
  ].join('\n')
}
