/**
 * `npm run bench -- server`: compares the kit's server with other mock servers: start time, lists of 12 answered per
 * second on 10 connections, and memory afterwards. The others are installed in node_modules/.cache/bench on the first
 * run. Rounds are interleaved, so that other load on the machine affects all of them alike.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { buildShop } from '#mocks/world/shop.ts'
import { install } from '../support/install.ts'
import { quantile } from './quantile.ts'
import { chart, type Panel } from './chart.ts'
import { type Host, packages, rivals } from './server/rivals.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'node_modules/.cache/bench')
const sizes = [1_000, 10_000]
const rounds = 3
const seconds = 2
const starts = 3

interface Figures {
  name: string
  products: number
  /** Seconds from the command to the first answer, best of three. */
  start: number
  /** Requests per second, median of the rounds. */
  rate: number
  /** Memory after the load test, in MB. */
  memory: number
}

const own = (products: number): Host => ({
  name: 'Suvarnika',
  start: (port) => [join(import.meta.dirname, 'server/own.ts'), String(port), String(products)],
  list: '/v1/products?page=1&limit=12',
})

const derived = (rows: number): Host => {
  const contract = join(root, 'openapi/openapi.yaml')
  return {
    name: 'Suvarnika, derived',
    start: (port) => [join(root, 'mocks/server.ts'), '--contract', contract, '--rows', `${rows}`, '--port', `${port}`],
    list: '/v1/products?page=1&limit=12',
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

interface Running {
  process: ChildProcess
  url: string
  seconds: number
}

async function start({ name, start: command, list }: Host): Promise<Running> {
  const port = await freePort()
  const url = `http://localhost:${port}${list}`
  const begun = performance.now()
  const child = spawn(process.execPath, [...command(port)], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (text: Buffer) => {
    said = (said + text.toString()).slice(-500)
  })
  while (child.exitCode === null && performance.now() - begun < 60_000) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) {
      await answer.text()
      return { process: child, url, seconds: (performance.now() - begun) / 1000 }
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  child.kill()
  throw new Error(`${name} did not answer ${url}. ${said}`)
}

async function stop({ process: child }: Running): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Requests per second answered with 200. */
function load(url: string): number {
  const cannon = join(folder, 'node_modules/autocannon/autocannon.js')
  const options = ['-c', '10', '-d', String(seconds), '--json', '--no-progress', url]
  const result = JSON.parse(
    execFileSync(process.execPath, [cannon, ...options], { encoding: 'utf8', stdio: 'pipe' }),
  ) as {
    '2xx': number
    non2xx: number
    duration: number
  }
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} answers were no success.`)
  return result['2xx'] / result.duration
}

const memoryOf = ({ process: { pid } }: Running) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024

async function measure(products: number): Promise<Figures[]> {
  const hosts = [own(products), derived(products), ...rivals(folder, buildShop({ products, variantsEach: 3 }).products)]
  const running: Array<Running & { name: string; best: number; rates: number[] }> = []
  try {
    for (const host of hosts) {
      const times: number[] = []
      for (let turn = 1; turn < starts; turn += 1) {
        const tried = await start(host)
        times.push(tried.seconds)
        await stop(tried)
      }
      const last = await start(host)
      running.push({ ...last, name: host.name, best: Math.min(last.seconds, ...times), rates: [] })
    }
    for (let round = 0; round <= rounds; round += 1) {
      // The first round warms up.
      for (const { url, rates } of running) rates.push(...[load(url)].slice(round === 0 ? 1 : 0))
    }
    return running.map(({ name, best, rates, ...host }) => {
      return { name, products, start: best, rate: quantile(rates, 0.5), memory: memoryOf(host) }
    })
  } finally {
    for (const host of running) await stop(host)
  }
}

install(folder, Object.values(packages))
const figures: Figures[] = []
for (const products of sizes) figures.push(...(await measure(products)))

const row = (...cells: string[]) =>
  process.stdout.write(`${cells.map((cell, at) => (at ? cell.padStart(12) : cell.padEnd(24))).join('')}\n`)
for (const size of sizes) {
  row(`${size.toLocaleString('en-IN')} products`, 'requests/s', 'start s', 'memory MB')
  for (const { name, rate, start: took, memory } of figures.filter(({ products }) => products === size))
    row(name, rate.toFixed(0), took.toFixed(2), memory.toFixed(0))
}
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}`
const measures = {
  rate: { title: 'Requests a second (more is better)', words: (value: number) => value.toFixed(0) },
  start: { title: 'Start, seconds (less is better)', words: (value: number) => value.toFixed(2) },
  memory: { title: 'Memory after the load, MB (less is better)', words: (value: number) => value.toFixed(0) },
} as const
const panels = (['rate', 'start', 'memory'] as const).flatMap((measured) =>
  sizes.map((size): Panel => ({
    title: `${size.toLocaleString('en-IN')} products: ${measures[measured].title}`,
    words: measures[measured].words,
    rows: figures
      .filter(({ products }) => products === size)
      .map((each) => ({ name: each.name, value: each[measured], isOther: each.name !== 'Suvarnika' })),
  })),
)
writeFileSync(
  join(root, 'docs/bench-server.svg'),
  chart({
    title: 'A list of 12 products over HTTP, 10 connections',
    label: 'Requests a second, start and memory of Suvarnika and other mock servers',
    panels,
    note: machine,
  }),
)
process.stdout.write('Written to docs/bench-server.svg\n')
