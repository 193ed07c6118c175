import { describe, expect, it } from 'vitest'
import { applyBaseline, parseBaseline } from './baseline.ts'
import { CouldNotRun } from './could-not-run.ts'
import { finding } from './finding-fixture.ts'

const found = finding()
const entry = {
  operation: 'listCollections',
  path: '$.data[*].name',
  reason: 'The host fills it by the end of the year.',
  expires: '2026-12-31',
}

describe('a baseline', () => {
  it('accepts what it names, at any list index, through its last day', () => {
    expect(applyBaseline([found], [entry], '2026-12-31')).toMatchObject({
      findings: [],
      accepted: [found],
      expired: [],
      unused: [],
    })
  })

  it('accepts nothing after that day, and asks to be renewed', () => {
    expect(applyBaseline([found], [entry], '2027-01-01')).toMatchObject({
      findings: [found],
      accepted: [],
      expired: [entry],
    })
    expect(applyBaseline([], [entry], '2027-01-01')).toMatchObject({ findings: [], expired: [entry] })
  })

  it('keeps new findings, and names the entries that match none', () => {
    const other = finding({ path: '$.data[4].description' })
    expect(applyBaseline([other], [entry], '2026-12-01')).toMatchObject({
      findings: [other],
      accepted: [],
      unused: [entry],
    })
  })

  it('accepts the findings of one law where it names one', () => {
    const ofALaw = { ...entry, law: 'lists-hold-every-record' }
    expect(applyBaseline([found], [ofALaw], '2026-12-01').findings).toEqual([found])
    expect(applyBaseline([finding({ law: ofALaw.law })], [ofALaw], '2026-12-01').findings).toEqual([])
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
