import { listOf } from '../judge/contract/listed.ts'
import { isObject } from '../judge/contract/records.ts'
import { unlikeAt } from '../judge/differences.ts'
import { inShort } from '../judge/in-short.ts'
import { jsonPath } from '../judge/json-path.ts'
import { same } from '../judge/laws/law.ts'
import type { Expectations } from './journey.ts'

const inWords = (value: unknown) => (Array.isArray(value) ? value.map(String).join(', ') || 'none' : inShort(value))

/** The ways to expect something of an answer, each of which reports by `expect`. */
export function expectationsOf(expect: Expectations['expect']): Expectations {
  const broken: Expectations['broken'] = (law, call, path, expected, got) =>
    expect(law, call, [{ path, expected, got }])
  const expectAt: Expectations['expectAt'] = (law, call, path, wanted) => {
    // What breaks the contract has been reported already.
    if (call.sound) expect(law, call, unlikeAt(call.answer.body, path, wanted))
  }
  return {
    expect,
    broken,
    expectAt,
    expectSame: (law, call, path, wanted, got) => {
      if (!same(wanted, got)) broken(law, call, path, inWords(wanted), inWords(got))
    },
    expectOnce: (law, call, wanted, isIt = ({ id }) => id === wanted.id) => {
      if (!call.sound) return
      const { items, path } = listOf(call)
      const places = items.flatMap((item, index) => (isObject(item) && isIt(item) ? [index] : []))
      const [index, ...others] = places
      const what = `the record ${String(wanted.id ?? wanted.code)} once`
      if (index === undefined || others.length > 0) broken(law, call, jsonPath(path), what, `${places.length} times`)
      else expectAt(law, call, [...path, index], wanted)
    },
    expectNone: (law, call, isIt, what) => {
      const { items, path } = listOf(call)
      if (items.some((item) => isObject(item) && isIt(item)))
        broken(law, call, jsonPath(path), `no ${what}`, 'it is still there')
    },
    expectRefused: (law, call, expected) => {
      const { status } = call.answer
      if (status < 300) broken(law, call, 'status', expected, String(status))
    },
  }
}
