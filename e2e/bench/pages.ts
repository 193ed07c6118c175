/**
 * `npm run bench -- pages`: runs Lighthouse's mobile preset on the pages and compares with their targets: the live shop
 * in front of `npm run serve`, prerendered from it, and the demo on a plain static server, as a mid-tier and as a
 * low-end phone show them. Builds both, draws docs/bench-web.svg, and prints how long a press at the first paint of a
 * page of the shop takes, which Lighthouse does not see. `RUNS=3` sets the number of runs for the medians.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserFlags } from '../support/browser-flags.ts'
import { findBrowser } from '../support/find-browser.ts'
import { chart } from './chart.ts'
import { quantile } from './quantile.ts'
import { firstPress, firstPressTargets } from './web/first-press.ts'
import { type Finding, openLighthouse } from './web/lighthouse.ts'
import { machine } from './web/machine.ts'
import { type Device, devices, pages, type Target } from './web/pages.ts'
import { signInAsAdministrator } from './web/sign-in.ts'
import { openSites } from './web/sites.ts'

interface Row {
  build: 'live' | 'demo'
  path: string
  device: Device
  target: Target
  found: Finding
}

const runs = Number(process.env.RUNS ?? 3)
const median = (values: number[]) => quantile(values, 0.5)

/** The median of each figure on its own. */
function medianOf(findings: Finding[]): Finding {
  const figure = (name: keyof Finding) => median(findings.map((each) => each[name]))
  return {
    performance: figure('performance'),
    accessibility: figure('accessibility'),
    bestPractices: figure('bestPractices'),
    seo: figure('seo'),
    lcp: figure('lcp'),
    tbt: figure('tbt'),
    cls: figure('cls'),
    js: figure('js'),
    index: figure('index'),
  }
}

const { origins, close } = await openSites()
const lighthouse = await openLighthouse()
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
const rows: Row[] = []
const presses: string[] = []
const slowdowns = { 'mid-tier': 1, 'low-end': 1 }
let index = 0
try {
  const tries: number[] = []
  for (let run = 0; run < 5; run += 1)
    tries.push((await lighthouse.measure(`${origins.live}/aboutUs`, { slowdown: 1 })).index)
  index = median(tries)
  for (const device of ['mid-tier', 'low-end'] as const) slowdowns[device] = Math.max(1, index / devices[device].index)

  for (const { path, targets } of pages) {
    for (const build of ['live', 'demo'] as const) {
      const origin = origins[build]
      const isOffice = path.startsWith('/admin')
      for (const device of ['mid-tier', 'low-end'] as const) {
        const findings: Finding[] = []
        for (let run = 0; run < runs; run += 1) {
          if (isOffice) await signInAsAdministrator(lighthouse.port, origin)
          const options = { keepStorage: isOffice, slowdown: slowdowns[device] }
          findings.push(await lighthouse.measure(`${origin}${path}`, options))
        }
        rows.push({ build, path, device, target: targets[device], found: medianOf(findings) })
      }
      if (isOffice) continue
      for (const device of ['desk', 'phone'] as const) {
        const waits: number[] = []
        for (let run = 0; run < runs; run += 1) waits.push(await firstPress(browser, `${origin}${path}`, device))
        const wait = median(waits)
        const limit = firstPressTargets[device]
        const missed = wait > limit ? '!' : ''
        presses.push(`${path.padEnd(20)} ${build}  ${device.padEnd(5)}  ${wait.toFixed(0)} (${limit})${missed}`)
      }
    }
  }
} finally {
  await browser.close()
  lighthouse.close()
  close()
}

const least = (value: number, target: number) => `${value} (${target})${value >= target ? ' ' : '!'}`
const most = (value: number, target: number | undefined, unit: number, digits: number) => {
  const shown = (value / unit).toFixed(digits)
  return target === undefined ? shown : `${shown} (${target / unit})${value <= target ? ' ' : '!'}`
}
const slower = (device: Device) => `${device} phone: processor ${slowdowns[device].toFixed(1)} times slower`
process.stdout.write(
  `benchmarkIndex of this machine ${index.toFixed(0)}; ${slower('mid-tier')}, ${slower('low-end')}\n` +
    `Medians of ${runs}; in brackets the target, ! where it is missed\n` +
    'page                 build  device    score    LCP s    TBT ms   CLS      JS kB     a11y practices SEO  index\n',
)
for (const { build, path, device, target, found } of rows) {
  const cells = [
    path.padEnd(20),
    build.padEnd(5),
    device.padEnd(8),
    least(found.performance, target.score),
    most(found.lcp, target.lcp, 1000, 1),
    most(found.tbt, target.tbt, 1, 0),
    most(found.cls, target.cls, 1, 3),
    build === 'live' && target.js !== undefined
      ? most(found.js, target.js * 1000, 1000, 1)
      : most(found.js, undefined, 1000, 0),
    `${found.accessibility} ${found.bestPractices} ${found.seo}`,
    found.index.toFixed(0),
  ]
  process.stdout.write(`${cells.join('  ')}\n`)
}
process.stdout.write(`\nFrom the first paint to the effect of a press made then, ms\n${presses.join('\n')}\n`)
writeFileSync(
  join(import.meta.dirname, '../../docs/bench-web.svg'),
  chart({
    title: 'The built pages on two phones',
    label: 'Performance score of the built pages on a mid-tier and on a low-end phone, beside their targets',
    panels: (['mid-tier', 'low-end'] as const).map((device) => ({
      title: `Performance score on a ${device} phone (more is better)`,
      words: String,
      rows: rows
        .filter((row) => row.device === device)
        .map(({ path, build, target, found }) => ({
          name: `${path} ${build}`,
          value: found.performance,
          target: target.score,
        })),
    })),
    note: `The lines are the targets. Lighthouse, mobile preset, ${runs} runs; benchmarkIndex ${index.toFixed(0)}; ${machine}`,
  }),
)
