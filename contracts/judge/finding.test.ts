import { expect, test } from 'vitest'
import { finding } from '#contracts/check/finding-fixture.ts'
import { collectFindings } from './finding.ts'

test('shorter calls to an equal finding are told in place of the first, unless they blame another operation', () => {
  const long = finding({ calls: ['a long way', 'to the answer'] })
  const short = finding({ calls: ['a short way'] })
  const other = finding({ calls: ['late'], culprit: { operation: 'listSales', call: 'GET /v1/sales' } })
  const findings = collectFindings()
  for (const each of [long, short, other]) findings.add(each)
  expect(findings.all).toMatchObject([{ calls: short.calls, culprit: short.culprit, times: 3 }])
})
