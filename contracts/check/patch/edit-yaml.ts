import { isDeepStrictEqual } from 'node:util'
import { isMap, type Range, stringify } from 'yaml'
import type { SourceNode } from '#openapi/contract/openapi-source.ts'

/** The text of a file of the contract after an edit; undefined if the place does not have what it changes. */
type Edited = Pick<SourceNode, 'file' | 'text'> | undefined

/** Replaces the characters from `start` up to `end`. */
const replaced = ({ file, text }: SourceNode, start: number, end: number, by: string): Edited => ({
  file,
  text: text.slice(0, start) + by + text.slice(end),
})

/** Where a node that was read from a text starts and ends. */
const rangeOf = (node: unknown) => (node as { range: Range }).range

/** A value on one line, in the style of the contract: `[a, b]`, `{ a: b }`. */
const written = (value: object) =>
  stringify(value, {
    collectionStyle: 'flow',
    flowCollectionPadding: !Array.isArray(value),
    lineWidth: 0,
    // Quotes words such as `yes`, which other readers do not take for a text.
    compat: 'yaml-1.1',
  }).trimEnd()

/** Adds `key: value` at the end of a mapping without that key, in the style of the mapping. */
export function addKey(place: SourceNode | undefined, key: string, value: object): Edited {
  if (!isMap(place?.node)) return undefined
  const { node, text } = place
  const [start, end] = rangeOf(node)
  const pair = written({ [key]: value }).slice('{ '.length, -' }'.length)
  if (node.flow) return replaced(place, end - 1, end - 1, `${node.items.length > 0 ? ', ' : ''}${pair} `)
  const at = text.slice(0, end).trimEnd().length
  const indent = start - (text.lastIndexOf('\n', start - 1) + 1)
  return replaced(place, at, at, `\n${' '.repeat(indent)}${pair}`)
}

/** Removes a key and its value from a mapping. */
export function dropKey(place: SourceNode | undefined, key: string): Edited {
  if (!isMap(place?.node)) return undefined
  const { node, text } = place
  const at = node.items.findIndex(({ key: name }) => String(name) === key)
  const pair = node.items[at]
  const next = node.items[at + 1]
  if (!pair) return undefined
  const [start] = rangeOf(pair.key)
  if (next) return replaced(place, start, rangeOf(next.key)[0], '')
  return replaced(place, text.lastIndexOf(node.flow ? ',' : '\n', start), rangeOf(pair.value)[1], '')
}

/**
 * Replaces a list by the result of `change`; a single value counts as a list of one. What `change` leaves alone stays as
 * it is written.
 */
export function changeList(place: SourceNode | undefined, change: (values: unknown[]) => unknown[]): Edited {
  if (!place) return undefined
  const values: unknown[] = [place.node.toJSON()].flat()
  const changed = change(values)
  const [start, end] = rangeOf(place.node)
  return isDeepStrictEqual(changed, values) ? place : replaced(place, start, end, written(changed))
}
