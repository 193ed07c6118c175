import { unlikeAt } from '../judge/differences.ts'
import { inShort } from '../judge/in-short.ts'
import { same } from '../judge/laws/law.ts'
import type { LawStage } from './law-stage.ts'

type Expectations = Pick<LawStage, 'expect' | 'broken' | 'expectAt' | 'expectSame' | 'expectRefused'>

const inWords = (value: unknown) => (Array.isArray(value) ? value.map(String).join(', ') || 'none' : inShort(value))

/** The ways to expect something of an answer, each of which reports by `expect`. */
export function expectationsOf(expect: LawStage['expect']): Expectations {
  const broken: LawStage['broken'] = (law, step, path, expected, got) => expect(law, step, [{ path, expected, got }])
  return {
    expect,
    broken,
    expectAt: (law, step, path, wanted) => {
      // What breaks the contract has been reported already.
      if (step.sound) expect(law, step, unlikeAt(step.answer.body, path, wanted))
    },
    expectSame: (law, step, path, wanted, got) => {
      if (!same(wanted, got)) broken(law, step, path, inWords(wanted), inWords(got))
    },
    expectRefused: (law, step, expected) => {
      const { status } = step.answer
      if (status < 300) broken(law, step, 'status', expected, String(status))
    },
  }
}
