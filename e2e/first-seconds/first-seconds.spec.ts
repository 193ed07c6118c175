import { test } from '@playwright/test'
import { play } from './acts.ts'
import { allCases, type Case, fewCases } from './cases.ts'
import { earlyVisit } from './early-visit.ts'

const cases = process.env.FIRST_SECONDS === 'all' ? allCases : fewCases

const title = ({ place, act, person, build, machine, wait }: Case) =>
  `${act} by a ${person} on a ${place} counts once, ${wait} ms after the page of the ${build} build is seen on a ${machine}`

for (const each of cases)
  test(title(each), async ({ browser, baseURL }) => {
    const visit = await earlyVisit(browser, baseURL ?? '', each)
    await visit.open()
    await play[each.act](visit, each)
    await visit.close()
  })
