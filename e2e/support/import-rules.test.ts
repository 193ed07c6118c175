import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { files, graph } from '#contracts/shop/app-usage/import-graph.ts'
import { shopContract } from '#contracts/shop/shop-contract.ts'

const areaOf = (path: string) =>
  /^(openapi\/generated|openapi\/contract|src\/shared|src\/app|src\/features\/[^/]+\/[^/]+|src\/main|src\/render|src\/prerender|e2e\/bench|mocks\/(?:engine|any-contract|rules|operations|world|scenarios|panel)|[^/]+)/.exec(
    path,
  )?.[1] ?? path

/** Each area and what it may import besides itself. */
function allowed(from: string): string[] {
  if (from.startsWith('src/features/')) return ['src/shared', 'openapi/generated']
  const table: Record<string, string[]> = {
    openapi: ['openapi/generated', 'openapi/contract', 'src/shared'],
    // The ground of mocks and contracts: it reads any contract and imports nothing of ours.
    'openapi/contract': [],
    'openapi/generated': ['src/shared'],
    'src/shared': ['openapi/generated'],
    'src/app': ['src/features/*', 'src/shared', 'openapi/generated'],
    'src/main': ['src/app', 'src/shared', 'mocks'],
    'src/render': ['src/app', 'src/shared'],
    // Runs in Node at build time.
    'src/prerender': ['src/render', 'src/shared', 'mocks', 'mocks/world'],
    // The engine serves any contract and imports nothing about this one or about jewellery.
    'mocks/engine': ['openapi/contract'],
    'mocks/any-contract': ['openapi/contract', 'mocks/engine', 'mocks/panel', 'mocks'],
    'mocks/rules': ['openapi/contract', 'mocks/engine', 'mocks', 'openapi/generated'],
    'mocks/operations': ['openapi/contract', 'mocks/engine', 'mocks/rules', 'mocks', 'openapi/generated'],
    'mocks/world': ['openapi/contract', 'mocks/engine', 'mocks/rules', 'mocks', 'openapi/generated'],
    'mocks/scenarios': ['openapi/contract', 'mocks/engine', 'mocks/world', 'mocks', 'openapi/generated'],
    'mocks/panel': ['openapi/contract', 'mocks/engine'],
    mocks: [
      'openapi/contract',
      'mocks/engine',
      'mocks/any-contract',
      'mocks/rules',
      'mocks/operations',
      'mocks/world',
      'mocks/scenarios',
      'mocks/panel',
      'openapi/generated',
    ],
    contracts: [
      'openapi/contract',
      'mocks',
      'mocks/any-contract',
      'mocks/engine',
      'mocks/scenarios',
      'openapi/generated',
      // For the versions of what the package of the kit needs.
      'package.json',
    ],
    e2e: [
      'mocks/any-contract',
      'src/app',
      'src/shared',
      'mocks/scenarios',
      // To see that the shop and its backend know one price, and take the same codes for one.
      'mocks/rules',
      'mocks/engine',
      'contracts',
      'openapi/contract',
      'openapi/generated',
      'vite.config.ts',
      'package.json',
    ],
    'e2e/bench': ['mocks', 'mocks/scenarios', 'mocks/world', 'e2e', 'openapi/contract', 'openapi/generated'],
  }
  return table[from] ?? []
}

const may = (from: string, to: string) =>
  from === to ||
  allowed(from).some((area) => area === to || (area === 'src/features/*' && to.startsWith('src/features/')))

/** The rooms of contracts, each after those that it imports. The last is the shop's. */
const rooms = ['judge', 'session', 'check', 'record', 'diff', 'mcp', 'package', 'shop']
const roomOf = (path: string) => rooms.indexOf(/^contracts\/([^/]+)/.exec(path)?.[1] ?? '')

/** Whether a file serves any contract. A test may play it with the shop. */
const isLower = (file: string) =>
  (/^(?:openapi\/contract|mocks\/(?:engine|http|any-contract))\//.test(file) ||
    (roomOf(file) >= 0 && roomOf(file) < rooms.indexOf('shop'))) &&
  !/\.test\.tsx?$/.test(file)

/** Whether only the shop has a file. */
const isOfTheShop = (file: string) =>
  /^(?:openapi\/(?!contract\/)|src\/|(?:contracts\/shop|mocks\/(?:shop|rules|operations|world|scenarios))\/)/.test(file)

/** Names of the shop's contract that mean something else, or the same for any contract, to what serves any. */
const ofAnyContract: Readonly<Record<string, string>> = {
  public: 'who may call, as every contract says',
  token: 'who may call, as every contract says',
  search: 'the query of a URL',
  auth: "a part of a header's name",
  users: 'the accounts of the engine that sign in, and those who use a part of a contract',
  User: 'the accounts of the engine that sign in',
  Session: 'a run of the check, and a sign-in of the engine',
  Credentials: 'what signs in',
  Problem: "an error that stops a call, of which the backend makes the contract's own",
  orders: 'the ids of a table in their order',
  login: 'a field of people in other contracts',
  fullName: 'what faker writes',
  zipCode: 'what faker writes',
  Collection: 'an interface of the database',
}

/** The names of the shop's contract: operations, tags, roles, schemas, and parts of paths and fields that are no plain word. */
function namesOfTheShop(): Set<string> {
  const { operations, schemas } = shopContract
  const parts = operations.flatMap(({ path }) => path.split('/')).filter((part) => !part.startsWith('{'))
  const fields = [...schemas.values()].flatMap(({ properties = {} }) => Object.keys(properties))
  const names = operations.flatMap(({ id, tag, access }) => [id, tag, access])
  const compound = [...parts, ...fields].filter((name) => /[-_\d]|[a-z][A-Z]/.test(name))
  return new Set([...names, ...schemas.keys(), ...compound].filter((name) => !(name in ofAnyContract)))
}

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

const importsOf = new Map(graph.map(({ file, imports }) => [file, imports]))

/** The ways by which a file reaches others that `isEnd` accepts, each as the imports that lead there. */
function waysTo(isEnd: (file: string) => boolean, from: string, seen = new Set([from])): string[] {
  return (importsOf.get(from) ?? []).flatMap((to) => {
    if (isEnd(to)) return [`${from} → ${to}`]
    if (seen.has(to)) return []
    return waysTo(isEnd, to, seen.add(to)).map((way) => `${from} → ${way}`)
  })
}

describe('who may import whom', () => {
  test('the search finds files and their imports', () => {
    expect(files.length).toBeGreaterThan(100)
    expect(graph.flatMap(({ imports }) => imports).length).toBeGreaterThan(files.length)
  })

  test('each area imports only what it may', () => {
    const wrong = graph.flatMap(({ file, imports }) =>
      imports.filter((to) => !may(areaOf(file), areaOf(to))).map((to) => `${file} → ${to}`),
    )
    expect(wrong).toEqual([])
  })

  test('a room of contracts imports only rooms before it', () => {
    // A test plays what it tests with the rooms after it.
    const inRooms = graph.filter(({ file }) => file.startsWith('contracts/') && !file.endsWith('.test.ts'))
    expect(inRooms.filter(({ file }) => roomOf(file) < 0)).toEqual([])
    const up = inRooms.flatMap(({ file, imports }) =>
      imports.filter((to) => to.startsWith('contracts/') && roomOf(to) > roomOf(file)).map((to) => `${file} → ${to}`),
    )
    expect(up).toEqual([])
  })

  test('what serves any contract reaches nothing that only the shop has, not even through others', () => {
    const lower = files.filter(isLower)
    expect(lower.length).toBeGreaterThan(150)
    expect(lower.flatMap((file) => waysTo(isOfTheShop, file))).toEqual([])
  })

  test('what serves any contract names nothing of the shop', () => {
    const names = namesOfTheShop()
    expect(names.size).toBeGreaterThan(200)
    const found = files
      .filter((file) => isLower(file) && !file.includes('fixture'))
      .flatMap((file) => {
        const text = withoutComments(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'))
        return [...new Set(text.match(/[\w-]+/g))].filter((word) => names.has(word)).map((word) => `${file}: ${word}`)
      })
    expect(found).toEqual([])
  })

  test('a layer of the engine imports only layers below it', () => {
    const layers = ['table', 'call', 'network', 'tape', 'kit']
    const layerOf = (path: string) => layers.indexOf(/^mocks\/engine\/([^/]+)/.exec(path)?.[1] ?? '')
    // A test plays what it tests with the layers above it.
    const engine = graph.filter(({ file }) => file.startsWith('mocks/engine/') && !/\.test\.tsx?$/.test(file))
    expect(engine.length).toBeGreaterThan(30)
    expect(engine.filter(({ file }) => layerOf(file) < 0)).toEqual([])
    const up = engine.flatMap(({ file, imports }) =>
      imports
        .filter((to) => to.startsWith('mocks/engine/') && layerOf(to) > layerOf(file))
        .map((to) => `${file} → ${to}`),
    )
    expect(up).toEqual([])
  })

  test('what all of the app shares imports only floors below it', () => {
    const floors = ['lib', 'api', 'ui', 'shop', 'media']
    const floorOf = (path: string) => floors.indexOf(/^src\/shared\/([^/]+)/.exec(path)?.[1] ?? '')
    // A test plays what it tests with the floors above it.
    const shared = graph.filter(
      ({ file }) => file.startsWith('src/shared/') && !/(?:\.test|-fixture)\.tsx?$/.test(file),
    )
    expect(shared.length).toBeGreaterThan(200)
    expect(shared.filter(({ file }) => floorOf(file) < 0)).toEqual([])
    const up = shared.flatMap(({ file, imports }) =>
      imports
        .filter((to) => to.startsWith('src/shared/') && floorOf(to) > floorOf(file))
        .map((to) => `${file} → ${to}`),
    )
    expect(up).toEqual([])
  })

  test('only main.tsx and the pages prerendered for the demo import the mocks', () => {
    const reach = graph
      .filter(({ file, imports }) => file.startsWith('src/') && imports.some((to) => to.startsWith('mocks/')))
      .map(({ file }) => file)
    expect(reach).toEqual(['src/main.tsx', 'src/prerender/seeded-shop.ts'])
  })

  test('no files import each other in a circle', () => {
    const reaches = (from: string, seen = new Set<string>()): Set<string> => {
      for (const next of importsOf.get(from) ?? []) if (!seen.has(next)) reaches(next, seen.add(next))
      return seen
    }
    expect(files.filter((file) => reaches(file).has(file))).toEqual([])
  })

  test('no file has a catch-all name, and none re-exports a folder', () => {
    expect(files.filter((file) => /\/(utils?|helpers?|misc|common|types|constants|index)\.tsx?$/.test(file))).toEqual(
      [],
    )
  })

  const root = join(import.meta.dirname, '../..')
  /** The names that two files or more of some folders export with one of the declarations. */
  const exportedTwice = (areas: readonly string[], declaration: RegExp) => {
    // Pages of the same name are told apart by their area.
    const inAreas = files.filter((file) => areas.includes(file.split('/')[0] ?? '') && !file.startsWith('src/app/'))
    const names = inAreas.flatMap((file) =>
      [...new Set([...readFileSync(join(root, file), 'utf8').matchAll(declaration)].map(([, name = '']) => name))].map(
        (name) => ({ name, file }),
      ),
    )
    expect(names.length).toBeGreaterThan(100)
    return [...Map.groupBy(names, ({ name }) => name).values()].filter(({ length }) => length > 1)
  }

  test.each(['src', 'mocks', 'contracts'])('no two files of %s export a function of the same name', (area) => {
    expect(exportedTwice([area], /^export (?:async )?(?:function\*?|const|class) (\w+)/gm)).toEqual([])
  })

  test('a type that mocks and contracts export has one meaning', () => {
    const twice = exportedTwice(['mocks', 'contracts'], /^export (?:type|interface|class) (\w+)/gm)
    // An operation and its answers, as the document has them and as the generated table has them.
    const ofBoth = ['DocumentedAnswer', 'Operation']
    expect(twice.filter(([first]) => !ofBoth.includes(first?.name ?? ''))).toEqual([])
  })
})
