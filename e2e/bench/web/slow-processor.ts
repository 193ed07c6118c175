import { serveSite } from '../../support/serve-site.ts'
import { quantile } from '../quantile.ts'
import type { Finding, Lighthouse } from './lighthouse.ts'
import { buildCommit } from './other-commit.ts'
import type { Sites } from './sites.ts'

/** How many times slower the processor is than this machine's. */
export const slowdown = 8
/** How much worse than the other commit a page may be. */
const limits = { score: 4, tbt: 150 }

const median = (findings: Finding[], figure: 'performance' | 'tbt') =>
  quantile(
    findings.map((each) => each[figure]),
    0.5,
  )

/**
 * Measures the shop's pages and those of another commit with a processor eight times slower, in turn, so that both meet
 * the same machine. Returns a line a page, with `!` where this commit is further behind than it may be.
 */
export async function besideCommit(
  { root, commit, paths, runs }: { root: string; commit: string; paths: readonly string[]; runs: number },
  sites: Sites,
  lighthouse: Lighthouse,
): Promise<string[]> {
  const other = buildCommit(root, commit, sites.backend)
  const lines: string[] = []
  try {
    for (const build of ['live', 'demo'] as const) {
      const site = await serveSite({ folder: other.folders[build], backend: sites.backend })
      for (const path of paths) {
        const [ours, theirs]: [Finding[], Finding[]] = [[], []]
        for (let run = 0; run < runs; run += 1) {
          ours.push(await lighthouse.measure(`${sites.origins[build]}${path}`, { slowdown }))
          theirs.push(await lighthouse.measure(`${site.origin}${path}`, { slowdown }))
        }
        const score = [median(ours, 'performance'), median(theirs, 'performance')] as const
        const tbt = [median(ours, 'tbt'), median(theirs, 'tbt')] as const
        const missed = score[1] - score[0] > limits.score || tbt[0] - tbt[1] > limits.tbt ? '!' : ''
        const cells = [path.padEnd(20), build.padEnd(5), score.join(' / '), tbt.map((ms) => ms.toFixed(0)).join(' / ')]
        lines.push(`${cells.join('  ')}${missed}`)
      }
      site.close()
    }
  } finally {
    other.remove()
  }
  return lines
}
