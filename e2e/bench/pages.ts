/**
 * `npm run bench -- pages`: runs Lighthouse's mobile preset on the pages and compares with their targets: the live shop
 * in front of `npm run serve`, prerendered from it, and the demo on a plain static server. Builds both, draws
 * docs/bench-web.svg, and prints the packages in their JavaScript, and how long a press at the first paint of a page of
 * the shop takes, which Lighthouse does not see. `RUNS=3` sets the number of runs for the medians; `AGAINST=<commit>`
 * measures the shop's pages once more with a processor eight times slower, in turn with those of that commit.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserFlags } from '../support/browser-flags.ts'
import { findBrowser } from '../support/find-browser.ts'
import { quantile } from './quantile.ts'
import { firstPress, firstPressTargets } from './web/first-press.ts'
import { pagesChart } from './web/pages-chart.ts'
import { type Finding, openLighthouse } from './web/lighthouse.ts'
import { machine } from './web/machine.ts'
import { pages, type Row } from './web/pages.ts'
import { sizesByPackage } from './web/packages.ts'
import { openSites } from './web/sites.ts'
import { besideCommit, slowdown } from './web/slow-processor.ts'
import { signInAsAdministrator } from './web/sign-in.ts'

const root = join(import.meta.dirname, '../..')
const runs = Number(process.env.RUNS ?? 3)

/** The median of each figure on its own. */
function medianOf(findings: Finding[]): Finding {
  const figure = (name: keyof Finding) =>
    quantile(
      findings.map((each) => each[name]),
      0.5,
    )
  return {
    performance: figure('performance'),
    accessibility: figure('accessibility'),
    bestPractices: figure('bestPractices'),
    seo: figure('seo'),
    lcp: figure('lcp'),
    tbt: figure('tbt'),
    cls: figure('cls'),
    js: figure('js'),
  }
}

const sites = await openSites()
const { built, origins, close } = sites
const lighthouse = await openLighthouse()
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
const rows: Row[] = []
const presses: string[] = []
const beside: string[] = []
const commit = process.env.AGAINST
try {
  for (const { path, ...targets } of pages) {
    for (const build of ['live', 'demo'] as const) {
      const origin = origins[build]
      const isOffice = path.startsWith('/admin')
      const findings: Finding[] = []
      for (let run = 0; run < runs; run += 1) {
        if (isOffice) await signInAsAdministrator(lighthouse.port, origin)
        findings.push(await lighthouse.measure(`${origin}${path}`, { keepStorage: isOffice }))
      }
      rows.push({ build, path, target: targets[build], found: medianOf(findings) })
      if (isOffice) continue
      for (const device of ['desk', 'phone'] as const) {
        const waits: number[] = []
        for (let run = 0; run < runs; run += 1) waits.push(await firstPress(browser, `${origin}${path}`, device))
        const wait = quantile(waits, 0.5)
        const limit = firstPressTargets[device]
        const missed = wait > limit ? '!' : ''
        presses.push(`${path.padEnd(20)} ${build}  ${device.padEnd(5)}  ${wait.toFixed(0)} (${limit})${missed}`)
      }
    }
  }
  if (commit !== undefined) {
    const paths = pages.map(({ path }) => path).filter((path) => !path.startsWith('/admin'))
    beside.push(...(await besideCommit({ root, commit, paths, runs }, sites, lighthouse)))
  }
} finally {
  await browser.close()
  lighthouse.close()
  close()
}

const mark = (holds: boolean) => (holds ? ' ' : '!')
const header = 'page                 build  score    LCP s    TBT ms   CLS      JS kB     a11y practices SEO'
process.stdout.write(`Medians of ${runs}; in brackets the target, ! where it is missed\n${header}\n`)
for (const { build, path, target, found } of rows) {
  const js = found.js / 1000
  const cells = [
    path.padEnd(20),
    build.padEnd(5),
    `${found.performance} (${target.score})${mark(found.performance >= target.score)}`,
    `${(found.lcp / 1000).toFixed(1)} (${target.lcp / 1000})${mark(found.lcp <= target.lcp)}`,
    `${found.tbt.toFixed(0)} (${target.tbt})${mark(found.tbt <= target.tbt)}`,
    `${found.cls.toFixed(3)} (${target.cls})${mark(found.cls <= target.cls)}`,
    target.js === undefined ? js.toFixed(0) : `${js.toFixed(1)} (${target.js})${mark(js <= target.js)}`,
    `${found.accessibility} ${found.bestPractices} ${found.seo}`,
  ]
  process.stdout.write(`${cells.join('  ')}\n`)
}
process.stdout.write(`\nFrom the first paint to the effect of a press made then, ms\n${presses.join('\n')}\n`)
if (commit !== undefined)
  process.stdout.write(
    `\nA processor ${slowdown} times slower, here / at ${commit}: score, TBT ms\n${beside.join('\n')}\n`,
  )
const when = `Lighthouse, mobile preset, ${runs} runs; ${machine}`
writeFileSync(join(root, 'docs/bench-web.svg'), pagesChart(rows, when))

for (const [name, each] of Object.entries(built)) {
  process.stdout.write(`\nJavaScript of the ${name} /, by package: kB gzip, by its share of the source\n`)
  for (const [title, bytes] of sizesByPackage(each))
    process.stdout.write(`${title.padEnd(32)}${(bytes / 1000).toFixed(1)}\n`)
}
