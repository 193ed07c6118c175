import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

interface Node {
  type: string
  start: number
  end: number
  children?: Node[]
  expression?: Node
  value?: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** A node and all nodes within it. */
const within = (node: Node): Node[] => [
  node,
  ...Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((each) => within(each)),
]

const isElement = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment'
const isBlank = ({ type, value }: Node) => type === 'JSXText' && /^\s*\n\s*$/.test(String(value))
const isFixed = ({ type, expression }: Node) => type === 'JSXText' || expression?.type === 'Literal'
const hasElement = (node: Node) => within(node).some(isElement)
const isComputed = ({ expression }: Node) =>
  expression?.type === 'TemplateLiteral' ||
  (/^(Conditional|Logical)Expression$/.test(expression?.type ?? '') &&
    Object.values(expression ?? {}).some((part) => isNode(part) && isString(part)))
const isString = ({ type, value }: Node) => type === 'TemplateLiteral' || typeof value === 'string'

/** What holds elements, as its name says; each other value may be a text. */
const elements =
  /^(children(\(.*\))?|actions?|aside|detail|element|filters|more|sources|stars\(.*\)|deletion\.dialog|.*\brow\(.*\)|.*renderActions.*)$/s
const mayBeText = ({ expression }: Node, code: string) =>
  /^(Identifier|MemberExpression|ChainExpression|CallExpression)$/.test(expression?.type ?? '') &&
  !elements.test(code.slice(expression?.start, expression?.end))

/**
 * Whether an element's children have a fixed text beside one that is computed, with no element between them, or a
 * computed text beside an element: React replaces the text of an element only where it is all that is in it.
 */
function hasMixedText({ children = [] }: Node, code: string): boolean {
  const shown = children.filter((each) => !isBlank(each))
  const isChanging = (each: Node) => !hasElement(each) && (isComputed(each) || mayBeText(each, code))
  if (shown.some(hasElement) && shown.some(isChanging)) return true
  let before: Node | undefined
  for (const child of shown) {
    const isText = child.type === 'JSXText' || (child.expression !== undefined && !hasElement(child.expression))
    if (isText && before && isFixed(before) !== isFixed(child)) return true
    before = isText ? child : undefined
  }
  return false
}

function parsed(file: string, code: string): Node {
  const { program }: { program: Node } = parseSync(file, code, { lang: 'tsx' })
  return program
}

const linesOf = (file: string, code: string): string[] =>
  within(parsed(file, code))
    .filter((node) => isElement(node) && hasMixedText(node, code))
    .map(({ start }) => `${file}:${code.slice(0, start).split('\n').length}`)

test('an element with a fixed text beside a computed one is found', () => {
  expect(linesOf('a.tsx', 'const a = <p>Page {page}</p>')).toEqual(['a.tsx:1'])
  expect(linesOf('a.tsx', "const a = <p>{name}{' '}<b>{sku}</b></p>")).toEqual(['a.tsx:1'])
  expect(linesOf('a.tsx', 'const a = <p><i>{`Page ${page}`}</i><b>{sku}</b> of it</p>')).toEqual([])
  expect(linesOf('a.tsx', 'const a = <p><b>{sku}</b>{`Page ${page}`}</p>')).toEqual(['a.tsx:1'])
  expect(linesOf('a.tsx', "const a = <p><b/>{on ? 'Play' : 'Pause'}</p>")).toEqual(['a.tsx:1'])
  for (const text of ['name', 'order.number', 'formatted(order)', 'names[step]'])
    expect(linesOf('a.tsx', `const a = <p><b/>{${text}}</p>`)).toEqual(['a.tsx:1'])
  expect(linesOf('a.tsx', 'const a = <p><b/>{children}{actions}{renderActions?.(row)}</p>')).toEqual([])
})

test('every text of the shop is one string: a translator would detach the parts of a text', () => {
  const files = globSync('src/**/*.tsx').filter((file) => !/fixture|\.test\./.test(file))
  expect(files.flatMap((file) => linesOf(file, readFileSync(file, 'utf8')))).toEqual([])
})
