import type { Contract } from './contract.ts'

type Node = Readonly<Record<string, unknown>>
type Components = NonNullable<Contract['components']>

const reference = /"\$ref":"#\/components\/([\w.-]+)\/([\w.-]+)"/g
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A part of a contract as text, with every component that it refers to: equal texts mean equal parts. */
function textsOf(part: unknown, components: Components = {}): Map<string, string> {
  const texts = new Map([['', JSON.stringify(part ?? null)]])
  for (const text of texts.values())
    for (const [, kind = '', name = ''] of text.matchAll(reference)) {
      const pointer = `${kind}/${name}`
      if (!texts.has(pointer)) texts.set(pointer, JSON.stringify(components[kind]?.[name] ?? null))
    }
  return texts
}

/** The components that a part refers to. */
function reachedFrom(part: unknown, components: Components = {}): Components {
  const reached: Components = {}
  for (const pointer of textsOf(part, components).keys()) {
    const [kind = '', name = ''] = pointer.split('/')
    if (name !== '') (reached[kind] ??= {})[name] = components[kind]?.[name]
  }
  return reached
}

/**
 * Both contracts without the paths, parts of operations and answers that are equal in both. The library would follow
 * every reference in them, which takes twenty times as long as the rest.
 */
export function differing(before: Contract, after: Contract): [Contract, Contract] {
  function same(a: unknown, b: unknown): boolean {
    const [old, now] = [textsOf(a, before.components), textsOf(b, after.components)]
    return old.size === now.size && [...old].every(([pointer, text]) => now.get(pointer) === text)
  }
  /** `depth` 3 is a map of paths, 0 a map of answers. */
  function without(a: Node, b: Node, depth: number): [Node, Node] {
    const [old, now]: [Record<string, unknown>, Record<string, unknown>] = [{ ...a }, { ...b }]
    for (const key of Object.keys(a)) {
      const [one, other] = [a[key], b[key]]
      if (same(one, other)) {
        delete old[key]
        delete now[key]
      } else if (depth > 0 && isNode(one) && isNode(other)) [old[key], now[key]] = without(one, other, depth - 1)
    }
    return [old, now]
  }
  const [old, now] = without(before.paths, after.paths, 3) as [Contract['paths'], Contract['paths']]
  return [
    { ...before, paths: old, components: reachedFrom(old, before.components) },
    { ...after, paths: now, components: reachedFrom(now, after.components) },
  ]
}
