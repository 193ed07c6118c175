import { isMap, isScalar, isSeq, type Pair, type YAMLMap, type YAMLSeq } from 'yaml'
import type { SourceNode } from '#contracts/judge/contract/openapi-source.ts'

/** The text of a file of the contract after an edit. */
export interface Edited {
  file: string
  text: string
}

/** Replaces the characters from `start` up to `end`. */
const replaced = ({ file, text }: SourceNode, start: number, end: number, by: string): Edited => ({
  file,
  text: text.slice(0, start) + by + text.slice(end),
})

function rangeOf(node: unknown): { start: number; end: number } {
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
export function addKey(place: SourceNode, key: string, value: string): Edited | undefined {
  const { node, text } = place
  if (!isMap(node) || pairOf(node, key)) return undefined
  const { end } = rangeOf(node)
  const pair = `${word(key)}: ${value}`
  if (node.flow) return replaced(place, end - 1, end - 1, `${node.items.length > 0 ? ', ' : ''}${pair} `)
  const [first] = node.items
  if (!first) return undefined
  const at = text.slice(0, end).trimEnd().length
  return replaced(place, at, at, `\n${' '.repeat(indentAt(text, rangeOf(first.key).start))}${pair}`)
}

/** Removes a key and its value from a mapping. */
export function dropKey(place: SourceNode, key: string): Edited | undefined {
  const { node, text } = place
  const pair = isMap(node) ? pairOf(node, key) : undefined
  if (!isMap(node) || !pair) return undefined
  const { start } = rangeOf(pair.key)
  const next = node.items[node.items.indexOf(pair) + 1]
  if (next) return replaced(place, start, rangeOf(next.key).start, '')
  return replaced(place, text.lastIndexOf(node.flow ? ',' : '\n', start), rangeOf(pair.value).end, '')
}

/**
 * Replaces the list under `key` by the result of `change`; a single value counts as a list of one. What `change` leaves
 * alone stays as it is written.
 */
export function changeList(
  place: SourceNode,
  key: string,
  change: (values: readonly unknown[]) => readonly unknown[],
): Edited | undefined {
  const value = isMap(place.node) ? pairOf(place.node, key)?.value : undefined
  if (!isSeq(value) && !isScalar(value)) return undefined
  const values = isSeq(value) ? valuesOf(value) : [value.value]
  const changed = change(values)
  if (changed.length === values.length && changed.every((each, index) => each === values[index])) return place
  const { start, end } = rangeOf(value)
  return replaced(place, start, end, written(changed))
}
