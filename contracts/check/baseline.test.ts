import { describe, expect, it } from 'vitest'
import type { Finding } from '#contracts/judge/finding.ts'
import { applyBaseline, parseBaseline } from './baseline.ts'
import { CouldNotRun } from './could-not-run.ts'

const finding: Finding = {
  operation: 'listProducts',
  status: '200',
  path: '$.data[4].brand',
  expected: 'string',
  got: 'null',
  times: 1,
  seenIn: ['listProducts 200'],
  rule: 'type',
  class: 'structure',
  effect: 'breaking',
  law: 'structure',
  sentence: 'An answer has the shape that the contract documents for its status.',
  reason: 'Clients are generated from the contract and fail on what it does not allow.',
  culprit: { operation: 'listProducts', call: 'GET /v1/products as guest, answered 200' },
  calls: ["curl -i 'http://127.0.0.1:4010/v1/products'"],
}
const entry = {
  operation: 'listProducts',
  path: '$.data[*].brand',
  reason: 'The host fills it by the end of the year.',
  expires: '2026-12-31',
}

describe('a baseline', () => {
  it('accepts what it names, at any list index, through its last day', () => {
    expect(applyBaseline([finding], [entry], '2026-12-31')).toMatchObject({
      findings: [],
      accepted: [finding],
      expired: [],
      unused: [],
    })
  })

  it('accepts nothing after that day, and asks to be renewed', () => {
    expect(applyBaseline([finding], [entry], '2027-01-01')).toMatchObject({
      findings: [finding],
      accepted: [],
      expired: [entry],
    })
    expect(applyBaseline([], [entry], '2027-01-01')).toMatchObject({ findings: [], expired: [entry] })
  })

  it('keeps new findings, and names the entries that match none', () => {
    const other = { ...finding, path: '$.data[4].name' }
    expect(applyBaseline([other], [entry], '2026-12-01')).toMatchObject({
      findings: [other],
      accepted: [],
      unused: [entry],
    })
  })

  it('accepts the findings of one law where it names one', () => {
    const ofALaw = { ...entry, law: 'lists-hold-every-record' }
    expect(applyBaseline([finding], [ofALaw], '2026-12-01').findings).toEqual([finding])
    expect(applyBaseline([{ ...finding, law: ofALaw.law }], [ofALaw], '2026-12-01').findings).toEqual([])
  })

  it('is refused without a reason or a date', () => {
    expect(() => parseBaseline(JSON.stringify([{ ...entry, reason: '' }]), 'known.json')).toThrow(CouldNotRun)
    expect(() => parseBaseline(JSON.stringify([{ ...entry, expires: 'never' }]), 'known.json')).toThrow(
      /known\.json, 0\.expires/,
    )
    expect(() => parseBaseline('[', 'known.json')).toThrow(/is not JSON/)
    expect(parseBaseline(JSON.stringify([entry]), 'known.json')).toEqual([entry])
  })
})
