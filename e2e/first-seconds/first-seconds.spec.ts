import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { backendOrigin } from '../playwright.config.ts'
import { serveSite } from '../support/serve-site.ts'
import { play } from './acts.ts'
import { allCases, type Case } from './cases.ts'
import { earlyVisit } from './early-visit.ts'

const test = base.extend<object, { live: string }>({
  /** The origin of the live build in front of the backend, as a host serves it: intercepted calls would be slower. */
  live: [
    async ({ browser: _browser }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'shop-live-'))
      cpSync(join(import.meta.dirname, '../../dist'), folder, { recursive: true })
      const site = await serveSite({ folder, backend: backendOrigin })
      await use(site.origin)
      site.close()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

const title = ({ place, act, person, build, machine, wait }: Case) =>
  `${act} by a ${person} on a ${place} counts once, ${wait} ms after the page of the ${build} build is seen on a ${machine}`

for (const each of allCases)
  test(title(each), async ({ browser, baseURL, live }) => {
    const visit = await earlyVisit(browser, { demo: baseURL ?? '', live }, each)
    await visit.open()
    await play[each.act](visit, each)
    await visit.close()
  })
