import { same } from '#openapi/contract/json.ts'
import { foundAt, type FoundChange } from './change.ts'
import { child, entriesOf, itemsOf, type DocumentNode, shown, textAt } from './document.ts'

interface Server {
  url: string
  /** Values of each variable; undefined where any is allowed. */
  variables: Map<string, { values: unknown[] | undefined; usual: string | undefined }>
}

function serversOf(holder: DocumentNode): Server[] {
  const found = itemsOf(child(holder, 'servers')).map((place) => ({
    url: (textAt(place, 'url') ?? '/').replace(/(?<=.)\/$/, ''),
    variables: new Map(
      entriesOf(child(place, 'variables')).map(([name, variable]) => {
        const { value } = child(variable, 'enum')
        return [
          name,
          { values: Array.isArray(value) ? (value as unknown[]) : undefined, usual: textAt(variable, 'default') },
        ]
      }),
    ),
  }))
  return found.length > 0 ? found : [{ url: '/', variables: new Map() }]
}

/** What a server's variables no longer allow. */
function lostVariables(old: Server, now: Server): string[] {
  return [...old.variables].flatMap(([name, { values, usual }]) => {
    const other = now.variables.get(name)
    const taken = (values ?? [usual]).filter((value) => other?.values && !other.values.includes(value))
    return [
      ...taken.map((value) => `${name} may no longer be ${shown(value)}`),
      ...(other && other.usual !== usual ? [`${name} is usually ${shown(other.usual)}, not ${shown(usual)}`] : []),
    ]
  })
}

const lacks = (servers: Server[], { url }: Server) => servers.every((server) => server.url !== url)

/** Where calls are sent. Each old address must still be one. */
export function compareServers(old: DocumentNode, now: DocumentNode): FoundChange[] {
  const before = serversOf(old)
  const after = serversOf(now)
  const say = (isBreaking: boolean, words: string) =>
    foundAt([old, now], 'servers', {
      class: isBreaking ? 'breaking' : 'additive',
      sentence: `server: ${words}`,
      part: 'operation',
    })
  return [
    ...before.filter((server) => lacks(after, server)).map(({ url }) => say(true, `${url} is gone`)),
    ...after.filter((server) => lacks(before, server)).map(({ url }) => say(false, `${url} is new`)),
    ...before.flatMap((server) => {
      const other = after.find(({ url }) => url === server.url)
      if (!other || same([...server.variables], [...other.variables])) return []
      const lost = lostVariables(server, other)
      return lost.length > 0
        ? lost.map((words) => say(true, `${server.url}: ${words}`))
        : [say(false, `${server.url}: its variables allow more`)]
    }),
  ]
}
