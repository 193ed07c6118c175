import { listOf } from '#openapi/contract/listed.ts'
import { unlikeAt } from '../judge/differences.ts'
import { inShort } from '../judge/in-short.ts'
import { jsonPath } from '../judge/json-path.ts'
import type { Expectations } from './journey.ts'
import { isObject, same } from '#openapi/contract/json.ts'

/** What of some words is not among others, each as often. */
const beyond = (words: readonly string[], others: readonly string[]) => {
  const remaining = [...others]
  return words.filter((word) => {
    const at = remaining.indexOf(word)
    if (at !== -1) remaining.splice(at, 1)
    return at === -1
  })
}

/** How two values differ; of lists, what one has and the other has not, or the order if they have the same. */
function inWords(wanted: unknown, got: unknown): [expected: string, got: string] {
  if (!Array.isArray(wanted) || !Array.isArray(got)) return [inShort(wanted), inShort(got)]
  const all = wanted.map(String)
  const found = got.map(String)
  const missing = beyond(all, found)
  const more = beyond(found, all)
  if (missing.length + more.length === 0) return [`the order ${all.join(', ')}`, found.join(', ')]
  return [missing.join(', ') || 'nothing more', more.join(', ') || 'nothing']
}

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
      if (!same(wanted, got)) broken(law, call, path, ...inWords(wanted, got))
    },
    expectOnce: (law, call, wanted, isIt = ({ id }) => id === wanted.id) => {
      if (!call.sound) return
      const { items, path } = listOf(call)
      const places = items.flatMap((item, index) => (isObject(item) && isIt(item) ? [index] : []))
      const [index, ...others] = places
      const what = `the record ${String(wanted.id ?? wanted.code)} once`
      if (index === undefined || others.length > 0) broken(law, call, jsonPath(path), what, `it ${places.length} times`)
      else expectAt(law, call, [...path, index], wanted)
    },
    expectNone: (law, call, isIt, what) => {
      const { items, path } = listOf(call)
      if (items.some((item) => isObject(item) && isIt(item))) broken(law, call, jsonPath(path), `no ${what}`, 'one')
    },
    expectRefused: (law, call, expected) => {
      const { status } = call.answer
      if (status < 300) broken(law, call, 'status', expected, String(status))
    },
  }
}
