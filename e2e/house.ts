/**
 * Draws `docs/house.svg`: a box for each area of the project, and an arrow from each area to those it imports from.
 * `npm run house` writes it; `npm run house -- --check` exits with 1 if the file does not match the imports.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { graph } from '#contracts/shop/app-usage/import-graph.ts'
import { refuseUnknownArguments } from '#src/shared/lib/known-arguments.ts'

interface Room {
  /** Path from the root; a file belongs to the most specific area. */
  readonly path: string
  readonly says: string
  /** Column and row in the drawing. */
  readonly at: readonly [number, number]
}

const rooms: readonly Room[] = [
  { path: 'src/render.tsx', says: 'renders a page to HTML', at: [0, 0] },
  { path: 'src/main.tsx', says: 'mounts the app', at: [1, 0] },
  { path: 'src/prerender', says: 'pages as HTML at build time', at: [0, 1] },
  { path: 'src/app', says: 'router, layouts, pages', at: [1, 1] },
  { path: 'src/features/storefront', says: 'home, products, cart …', at: [0, 2] },
  { path: 'src/features/account', says: 'profile, orders …', at: [1, 2] },
  { path: 'src/features/admin', says: 'the back office', at: [2, 2] },
  { path: 'src/shared', says: 'API client, look, money', at: [1, 3] },
  { path: 'e2e', says: 'the shop in real browsers', at: [4, 0] },
  { path: 'e2e/bench', says: 'what things cost', at: [5, 0] },
  { path: 'mocks', says: 'the backend behind /v1', at: [3, 1] },
  { path: 'mocks/scenarios', says: 'named states', at: [4, 1] },
  { path: 'mocks/world', says: 'the seeded shop', at: [5, 1] },
  { path: 'mocks/operations', says: 'a file a tag', at: [3, 2] },
  { path: 'mocks/rules', says: 'prices, stock, search …', at: [4, 2] },
  { path: 'mocks/shop', says: 'rows, accounts, sign-in', at: [5, 2] },
  { path: 'mocks/page', says: 'in the page, by a worker', at: [6, 1] },
  { path: 'mocks/panel', says: 'the Shop kit panel', at: [6, 2] },
  { path: 'mocks/any-contract', says: 'a backend of any contract', at: [5, 3] },
  { path: 'mocks/engine', says: 'calls, rows, faults, clock', at: [4, 4] },
  { path: 'mocks/http', says: 'serves a backend', at: [5, 4] },
  { path: 'contracts/shop', says: 'journeys, laws, mutants', at: [7, 2] },
  { path: 'contracts', says: 'judges any host', at: [7, 3] },
  { path: 'openapi', says: 'the contract, generated code', at: [2, 5] },
  { path: 'openapi/contract', says: 'reads any OpenAPI file', at: [4, 5] },
]

/** What lies behind the rooms of `mocks` and `contracts`, from row to row. */
const floors = [
  { says: 'Upper floor: the jewellery shop', rows: [1, 2] },
  { says: 'Lower floor: any API', rows: [3, 4] },
] as const
const firstColumn = 3
const columns = 8
const rowCount = 6

const size = { width: 196, height: 60, gapX: 36, gapY: 64, margin: 24 }
const byLength = rooms.toSorted((a, b) => b.path.length - a.path.length)

function roomOf(path: string): Room {
  const room = byLength.find((candidate) => path === candidate.path || path.startsWith(`${candidate.path}/`))
  if (!room) throw new Error(`e2e/house.ts has no room for ${path}: add one.`)
  return room
}

const leftOf = ({ at }: Room) => size.margin + at[0] * (size.width + size.gapX)
const topOf = ({ at }: Room) => size.margin + at[1] * (size.height + size.gapY)

interface Arrow {
  readonly from: Room
  readonly to: Room
}

function arrowsBetweenRooms(): Map<string, Arrow> {
  const arrows = new Map<string, Arrow>()
  for (const { file, imports } of graph) {
    if (/\.(test|spec)\.tsx?$/.test(file)) continue
    for (const target of imports) {
      // The files of the root, such as package.json, are in no room.
      if (!target.includes('/')) continue
      const from = roomOf(file)
      const to = roomOf(target)
      if (from !== to) arrows.set(`${from.path}>${to.path}`, { from, to })
    }
  }
  return arrows
}

function drawRoom(room: Room): string {
  const x = leftOf(room)
  const y = topOf(room)
  return `<rect x="${x}" y="${y}" width="${size.width}" height="${size.height}" rx="6"/>
<text x="${x + 12}" y="${y + 26}" class="name">${room.path}</text>
<text x="${x + 12}" y="${y + 45}">${room.says}</text>`
}

function drawArrow({ from, to }: Arrow): string {
  const middleOf = (room: Room) => leftOf(room) + size.width / 2
  const down = to.at[1] > from.at[1]
  const level = to.at[1] === from.at[1]
  const fromY = level ? topOf(from) + size.height / 2 : topOf(from) + (down ? size.height : 0)
  const toY = level ? topOf(to) + size.height / 2 : topOf(to) + (down ? 0 : size.height)
  const side = level ? (to.at[0] > from.at[0] ? 1 : -1) * (size.width / 2) : 0
  const x1 = middleOf(from) + side
  const x2 = middleOf(to) - side
  const bend = level ? 0 : (toY - fromY) / 2
  return `<path d="M${x1} ${fromY} C${x1} ${fromY + bend} ${x2} ${toY - bend} ${x2} ${toY}" marker-end="url(#head)"><title>${from.path} imports ${to.path}</title></path>`
}

function drawFloor({ says, rows: [first, last] }: (typeof floors)[number]): string {
  const inset = 14
  const x = size.margin + firstColumn * (size.width + size.gapX) - inset
  const y = size.margin + first * (size.height + size.gapY) - 2 * inset
  const width = (columns - firstColumn) * (size.width + size.gapX) - size.gapX + 2 * inset
  const height = (last - first) * (size.height + size.gapY) + size.height + 3 * inset
  return `<rect class="floor" x="${x}" y="${y}" width="${width}" height="${height}" rx="10"/>
<text x="${x + width - 14}" y="${y + 19}" text-anchor="end">${says}</text>`
}

function draw(): string {
  const width = 2 * size.margin + columns * size.width + (columns - 1) * size.gapX
  const height = 2 * size.margin + rowCount * size.height + (rowCount - 1) * size.gapY
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Who imports whom in this project">
<style>
svg { background: #fbf8f3; font: 12px system-ui, sans-serif; fill: #3d2f3a }
rect { fill: #fff; stroke: #b9a37a }
rect.floor { fill: #f3ecdf; stroke: none }
path { fill: none; stroke: #8a6d9b; stroke-width: 1.6; opacity: 0.65 }
.name { font-weight: 600; font-size: 13px; fill: #180818 }
</style>
<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0 L8 4 L0 8 z" style="fill:#8a6d9b;opacity:1;stroke:none"/></marker></defs>
${floors.map(drawFloor).join('\n')}
${[...arrowsBetweenRooms().values()].map(drawArrow).join('\n')}
${rooms.map(drawRoom).join('\n')}
</svg>
`
}

refuseUnknownArguments('house', ['--check'])
const picture = join(import.meta.dirname, '../docs/house.svg')
if (process.argv.includes('--check')) {
  if (readFileSync(picture, 'utf8') !== draw()) {
    process.stdout.write('docs/house.svg differs from the imports: run `npm run house` and commit it.\n')
    process.exitCode = 1
  }
} else {
  writeFileSync(picture, draw())
}
