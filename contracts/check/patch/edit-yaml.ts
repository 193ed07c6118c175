import { isMap, isScalar, isSeq, type Pair, type YAMLMap, type YAMLSeq } from 'yaml'
import type { SourceNode } from '#contracts/judge/contract/openapi-source.ts'

/** A replacement of the characters from `start` up to `end` of a file whose text was `before`. */
export interface Edit {
  file: string
  before: string
  start: number
  end: number
  text: string
}

interface Range {
  start: number
  end: number
}

function rangeOf(node: unknown): Range {
  const range = (node as { range?: [number, number, number] | null }).range
  if (!range) throw new Error('A node of the contract has no place in its file.')
  return { start: range[0], end: range[1] }
}

const indentAt = (text: string, offset: number) => offset - (text.lastIndexOf('\n', offset - 1) + 1)
const pairOf = (map: YAMLMap, key: string): Pair | undefined => map.items.find(({ key: name }) => String(name) === key)

const valuesOf = (list: YAMLSeq) => list.items.map((item) => (isScalar(item) ? item.value : undefined))
/** Words that YAML does not read as text. */
const special = /^(null|true|false|yes|no|on|off)$/i
const word = (value: unknown) =>
  typeof value === 'string' && /^[A-Za-z][\w-]*$/.test(value) && !special.test(value) ? value : JSON.stringify(value)
const written = (values: readonly unknown[]) => `[${values.map(word).join(', ')}]`

/** Adds `key: value` at the end of a mapping without that key, in the style of the mapping. */
export function addKey({ file, text: before, node }: SourceNode, key: string, value: string): Edit | undefined {
  if (!isMap(node) || pairOf(node, key)) return undefined
  const { end } = rangeOf(node)
  const pair = `${word(key)}: ${value}`
  if (node.flow)
    return { file, before, start: end - 1, end: end - 1, text: `${node.items.length > 0 ? ', ' : ''}${pair} ` }
  const [first] = node.items
  if (!first) return undefined
  const at = before.slice(0, end).trimEnd().length
  return {
    file,
    before,
    start: at,
    end: at,
    text: `\n${' '.repeat(indentAt(before, rangeOf(first.key).start))}${pair}`,
  }
}

/** Removes a key and its value from a mapping. */
export function dropKey({ file, text: before, node }: SourceNode, key: string): Edit | undefined {
  if (!isMap(node)) return undefined
  const index = node.items.findIndex(({ key: name }) => String(name) === key)
  const pair = node.items[index]
  if (!pair) return undefined
  const next = node.items[index + 1]
  const { start } = rangeOf(pair.key)
  const { end } = rangeOf(pair.value)
  if (next) return { file, before, start, end: rangeOf(next.key).start, text: '' }
  const from = before.lastIndexOf(node.flow ? ',' : '\n', start)
  return { file, before, start: from, end, text: '' }
}

/**
 * Replaces the list under `key` by the result of `change`; a single value counts as a list of one. What `change` leaves
 * alone stays as it is written.
 */
export function changeList(
  { file, text: before, node }: SourceNode,
  key: string,
  change: (values: readonly unknown[]) => readonly unknown[],
): Edit | undefined {
  const value = isMap(node) ? pairOf(node, key)?.value : undefined
  if (!isSeq(value) && !isScalar(value)) return undefined
  const { start, end } = rangeOf(value)
  const values = isSeq(value) ? valuesOf(value) : [value.value]
  const changed = change(values)
  const isSame = changed.length === values.length && changed.every((each, index) => each === values[index])
  return { file, before, start, end, text: isSame ? before.slice(start, end) : written(changed) }
}
