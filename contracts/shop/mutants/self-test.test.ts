import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import { allMutants } from './all.ts'
import { soundBackends, unplantable } from './changed-backends.ts'
import { belowPromise, type Result } from './score.ts'
import { main } from './self-test.ts'

const run = promisify(execFile)

describe('the check finds planted faults', () => {
  it('there are at least 300, of every class and for every operation', () => {
    expect(allMutants.length).toBeGreaterThan(300)
    expect(new Set(allMutants.map((mutant) => mutant.class)).size).toBe(4)
    expect(new Set(allMutants.map(({ operation }) => operation)).size).toBe(Object.keys(operations).length)
    const names = [...allMutants, ...soundBackends].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('each is planted in lines that the backend has, which can be read with it', () => {
    expect(unplantable()).toEqual([])
  })

  it('fewer than promised are a failure, a false alarm too, and faults that altered nothing do not count', () => {
    const about = { name: '', kind: '', operation: 'getCart', requests: 1 } as const
    const missed: Result = { ...about, class: 'protocol', applied: true, found: undefined }
    const found = { ...missed, found: 'a finding' }
    expect(belowPromise([found, { ...missed, applied: false }])).toEqual([])
    expect(belowPromise([found, missed])).toEqual(['protocol'])
    expect(belowPromise([found, { ...missed, class: 'sound' }])).toEqual([])
    expect(belowPromise([found, { ...found, class: 'sound' }])).toEqual(['sound'])
  })

  it('in a sample of them, and nothing in a sound backend', { tags: 'slow' }, async () => {
    const sample = ['--number', '1', '--sound', '1', '--seed', '5', '--threads', '1']
    const { stdout } = await run(process.execPath, ['contracts/shop/mutants/self-test.ts', ...sample])
    for (const kind of ['structure', 'protocol', 'behaviour'])
      expect(stdout).toMatch(new RegExp(`^${kind}: 1 of 1 found`, 'm'))
    expect(stdout).toContain('\nsound: 0 of 1 found')
  })

  it('--help prints its usage', async () => {
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    expect(await main(['--help'])).toBe(0)
    expect(said.mock.calls.join()).toContain('npm run check:self-test -- [--number N]')
    said.mockRestore()
  })

  it.each([
    [['--match', 'no such fault'], '--match no such fault: no planted fault'],
    [['--number', 'x'], '--number x: give a whole number from 1.'],
    [['--number', '0'], '--number 0: give a whole number from 1.'],
    [['--threads', '0'], '--threads 0: give a whole number from 1 to 64.'],
    [['--macth', 'cart'], "Unknown option '--macth'"],
  ])('called with %j it says what is wrong, and exits with 2', async (args, reason) => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    expect(await main(args)).toBe(2)
    expect(said.mock.calls.join()).toContain(reason)
    said.mockRestore()
  })
})
