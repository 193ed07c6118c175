import { unlikeAt } from '../judge/differences.ts'
import { inShort } from '../judge/in-short.ts'
import { same } from '../judge/laws/law.ts'
import type { JudgedCalls } from './journey.ts'

type Expectations = Pick<JudgedCalls, 'expect' | 'broken' | 'expectAt' | 'expectSame' | 'expectRefused'>

const inWords = (value: unknown) => (Array.isArray(value) ? value.map(String).join(', ') || 'none' : inShort(value))

/** The ways to expect something of an answer, each of which reports by `expect`. */
export function expectationsOf(expect: JudgedCalls['expect']): Expectations {
  const broken: JudgedCalls['broken'] = (law, call, path, expected, got) => expect(law, call, [{ path, expected, got }])
  return {
    expect,
    broken,
    expectAt: (law, call, path, wanted) => {
      // What breaks the contract has been reported already.
      if (call.sound) expect(law, call, unlikeAt(call.answer.body, path, wanted))
    },
    expectSame: (law, call, path, wanted, got) => {
      if (!same(wanted, got)) broken(law, call, path, inWords(wanted), inWords(got))
    },
    expectRefused: (law, call, expected) => {
      const { status } = call.answer
      if (status < 300) broken(law, call, 'status', expected, String(status))
    },
  }
}
