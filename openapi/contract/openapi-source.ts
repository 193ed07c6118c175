import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isAlias, isMap, isNode, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { isAddress } from './is-address.ts'
import { referenceKeys } from './json.ts'
import { jsonPlaces } from './json-places.ts'

interface Source {
  file: string
  text: string
  root: Node | null
  lines: LineCounter
  resolveAlias: (node: Node | null) => Node | null
}

interface Walked {
  source: Source
  node: Node | null
  key?: Node
  depth: number
}

/** A node of a YAML file with the text that it was read from. */
export interface SourceNode {
  /** Absolute path. */
  file: string
  text: string
  node: Node
}

export interface SourceLine {
  /** Path of the file from where the command is called, which is the project's root, or its address. */
  file: string
  /** Counted from 1. */
  line: number
  /** Counted from 1; what tells the places of a file without line ends. */
  column: number
}

/** The file that a reference in another one names. */
const fileFrom = (from: string, file: string) =>
  isAddress(file) ? file : isAddress(from) ? new URL(file, from).href : join(dirname(from), file)

/** Finds places of a bundled contract in the YAML files that it was written in. */
export class OpenApiSource {
  /** The absolute path of the file that names all others. */
  readonly file: string
  readonly #sources = new Map<string, Source>()
  #json: ReturnType<typeof jsonIn> | undefined

  constructor(file: string) {
    this.file = file
  }

  #read(file: string): Source {
    return this.#sources.get(file) ?? this.write(file, readFileSync(file, 'utf8'))
  }

  /** Uses `text` instead of the content of a file from now on; the file itself stays unchanged. */
  write(file: string, text: string): Source {
    const lines = new LineCounter()
    const document = parseDocument(text, { lineCounter: lines })
    const resolveAlias = (node: Node | null) => (isAlias(node) ? (node.resolve(document) ?? null) : node)
    const source = { file, text, root: document.contents, lines, resolveAlias }
    this.#sources.set(file, source)
    return source
  }

  /** Follows references from a node until one holds something itself. */
  #follow(source: Source, node: Node | null): { source: Source; node: Node | null } {
    const target = source.resolveAlias(node)
    const reference = isMap(target) ? target.get('$ref') : undefined
    if (typeof reference !== 'string') return { source, node: target }
    const [file = '', pointer = ''] = reference.split('#')
    const next = file === '' ? source : this.#read(fileFrom(source.file, file))
    return this.#walk(next, referenceKeys(pointer))
  }

  /** The deepest node on the way that `keys` describe, and how many of them lead there. */
  #walk(from: Source, keys: readonly (string | number)[]): Walked {
    let place: Walked = { ...this.#follow(from, from.root), depth: 0 }
    for (const [index, key] of keys.entries()) {
      const inner: { value: Node | null; key?: Node } | undefined = child(place.node, key)
      if (!inner) return place
      const followed = this.#follow(place.source, inner.value)
      // What a reference leads to is the place; otherwise the line of the key.
      const depth = index + 1
      place =
        followed.source === place.source && inner.key ? { ...followed, key: inner.key, depth } : { ...followed, depth }
    }
    return place
  }

  /**
   * The node that holds the value at `path` of the bundled contract, references followed; undefined where there is
   * none.
   */
  find(path: readonly (string | number)[]): SourceNode | undefined {
    const { source, node, depth } = this.#walk(this.#read(this.file), path)
    return node !== null && depth === path.length ? { file: source.file, text: source.text, node } : undefined
  }

  /**
   * The line on which the value at `path` of the bundled contract is written, or the nearest line above it. As an `entry`
   * of a list it is where the list names it, even if a reference leads elsewhere.
   */
  lineOf(path: readonly (string | number)[], entry = false): SourceLine {
    const { file, offset, lines } = this.#placeInJson(path, entry) ?? this.#placeInYaml(path, entry)
    const name = isAddress(file) ? file : relative('.', file).replaceAll('\\', '/')
    const { line, col: column } = lines.linePos(offset)
    return { file: name, line, column }
  }

  #placeInYaml(path: readonly (string | number)[], entry: boolean) {
    const { source, node, key } = this.#walk(this.#read(this.file), entry ? path.slice(0, -1) : path)
    const named = entry ? child(node, path.at(-1) ?? '')?.value : undefined
    return { ...source, offset: (named ?? key ?? node)?.range?.[0] ?? 0 }
  }

  /** The place in a JSON file; undefined if it is none, or refers to others. To read a large one as YAML takes seconds. */
  #placeInJson(path: readonly (string | number)[], entry: boolean) {
    const { file } = this
    if (!file.endsWith('.json') || this.#sources.has(file)) return undefined
    this.#json ??= jsonIn(readFileSync(file, 'utf8'))
    try {
      return { file, lines: this.#json.lines, offset: this.#json.placeOf(path, entry) }
    } catch (error) {
      if (error instanceof RangeError || error instanceof SyntaxError) return undefined
      throw error
    }
  }
}

function jsonIn(text: string) {
  const lines = new LineCounter()
  lines.addNewLine(0)
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1)
  return { lines, placeOf: jsonPlaces(text) }
}

function child(node: Node | null, key: string | number): { value: Node | null; key?: Node } | undefined {
  if (isSeq(node)) {
    const value = node.items[Number(key)]
    return isNode(value) ? { value } : undefined
  }
  if (!isMap(node)) return undefined
  const pair = node.items.find(({ key: name }) => isNode(name) && String(name) === String(key))
  if (!pair || !isNode(pair.key)) return undefined
  return { value: isNode(pair.value) ? pair.value : null, key: pair.key }
}
