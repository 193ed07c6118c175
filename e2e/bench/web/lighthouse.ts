import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install } from '../../support/install.ts'
import { browserFlags } from '../../support/browser-flags.ts'
import { findBrowser } from '../../support/find-browser.ts'

const version = '13.5.0'
const folder = join(import.meta.dirname, '../../../node_modules/.cache/bench-web')

/** The result of a run of Lighthouse. */
export interface Finding {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Milliseconds. */
  lcp: number
  tbt: number
  cls: number
  /** Bytes of JavaScript over the wire. */
  js: number
  /** How quick the machine was: Lighthouse's `benchmarkIndex`. */
  index: number
}

interface Report {
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } } | undefined>
}

type RunLighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>

/** Loads Lighthouse from a separate folder, so that it is not a dependency of the project. */
async function load(): Promise<{ run: RunLighthouse; launch: (options: object) => Promise<Chrome> }> {
  install(folder, [`lighthouse@${version}`])
  const find = createRequire(join(folder, 'package.json'))
  const lighthouse = (await import(pathToFileURL(find.resolve('lighthouse')).href)) as { default: RunLighthouse }
  const launcher = (await import(pathToFileURL(find.resolve('chrome-launcher')).href)) as {
    launch: (options: object) => Promise<Chrome>
  }
  return { run: lighthouse.default, launch: launcher.launch }
}

interface Chrome {
  port: number
  kill: () => void
}

interface MeasureOptions {
  keepStorage?: boolean
  slowdown: number
}

export type Lighthouse = Awaited<ReturnType<typeof openLighthouse>>

/** Opens a browser to measure addresses with Lighthouse's mobile preset, each with an empty cache. */
export async function openLighthouse() {
  const { run, launch } = await load()
  const chrome = await launch({ chromePath: findBrowser(), chromeFlags: [...browserFlags, '--headless=new'] })

  /** `slowdown`: how many times slower than this machine's the processor is. */
  async function measure(url: string, { keepStorage = false, slowdown }: MeasureOptions): Promise<Finding> {
    const result = await run(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      disableStorageReset: keepStorage,
      throttling: { cpuSlowdownMultiplier: slowdown },
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    })
    if (result === undefined) throw new Error(`Lighthouse says nothing of ${url}.`)
    return read(result.lhr)
  }
  return { port: chrome.port, measure, close: () => chrome.kill() }
}

function read({ categories, audits, environment }: Report): Finding {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const requests = (audits['network-requests']?.details?.items ?? []) as {
    resourceType?: string
    transferSize?: number
  }[]
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    js: requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    index: environment.benchmarkIndex,
  }
}
