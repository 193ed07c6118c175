import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { messageOf } from '#openapi/contract/message-of.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Mutant } from './mutant.ts'

/** Lines of one file, and those in their place. */
interface Edit {
  readonly file: string
  before: string
  after: string
}

type Kit = typeof import('#mocks/shop/shop.ts')

function editsIn(lines: readonly string[]): Edit[] {
  const edits: Edit[] = []
  let file = ''
  for (const line of lines) {
    const last = edits.at(-1)
    const text = `${line.slice(1)}\n`
    if (!/^[-+]/.test(line)) file = line
    else if (line.startsWith('+') && last) last.after += text
    else if (last?.file === file && last.after === '') last.before += text
    else edits.push({ file, before: text, after: '' })
  }
  return edits
}

/** The changed backends of a file: names, and below each the files with their lines. */
const backendsIn = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n\n')
    .map((text) => text.split('\n'))
    .map(([name = '', ...lines]) => [name, editsIn(lines)] as const)

const faulty = backendsIn('faulty-backends.txt')
const sound = backendsIn('sound-backends.txt')
const edits = new Map([...faulty, ...sound])

const isOperation = (id: string): id is OperationId => id in operations

function asMutant([name]: (typeof faulty)[number]): Mutant {
  const [operation = '', kind = ''] = name.split(': ')
  if (!isOperation(operation)) throw new Error(`${name}: the contract has no such operation.`)
  return { name, class: 'behaviour', operation, kind }
}

/** Faults as developers of a backend make them: some lines of it are wrong. */
export const faultyBackends: readonly Mutant[] = faulty.map(asMutant)

/** Backends that keep the contract in another way than the kit's, so that each finding is a false alarm. */
export const soundBackends: readonly Mutant[] = sound.map((each) => ({ ...asMutant(each), class: 'sound' }))

const root = new URL('../../../', import.meta.url).href
const backendIn = (url = '') => (url.startsWith(root) ? new URL(url).searchParams.get('backend') : null)

const hasOnce = (source: string, lines: string) => source.split(lines).length === 2

/** A file of the kit with the lines of a changed backend. Throws if its own lines are gone, or are there twice. */
function changed(name: string, { file, before, after }: Edit, source: string): string {
  if (!hasOnce(source, before)) throw new Error(`${name}: ${file} must have these lines once:\n${before}`)
  return source.replace(before, () => after)
}

/** The changed backends that cannot be planted: each with the lines that the kit lacks, or that are no TypeScript. */
export const unplantable = (): string[] =>
  [...edits].flatMap(([name, changes]) =>
    changes.flatMap((edit) => {
      try {
        const others = changes.filter((other) => other !== edit && other.file === edit.file)
        const source = readFileSync(new URL(edit.file, root), 'utf8')
        const whole = [edit, ...others].reduce((text, each) => changed(name, each, text), source)
        stripTypeScriptTypes(whole)
        return []
      } catch (error) {
        return [`${name}, ${edit.file}: ${messageOf(error)}`]
      }
    }),
  )

/** Each changed backend has modules of its own, with its name in their addresses. */
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const name = backendIn(context.parentURL)
    const isChanged = name !== null && found.url.startsWith(`${root}mocks/`)
    return isChanged ? { ...found, url: `${found.url}?backend=${encodeURIComponent(name)}` } : found
  },
  load(url, context, next) {
    const loaded = next(url, context)
    const name = backendIn(url)
    if (name === null) return loaded
    let source = new TextDecoder().decode(loaded.source as Uint8Array)
    for (const edit of edits.get(name) ?? [])
      if (url.startsWith(`${root}${edit.file}?`)) source = changed(name, edit, source)
    return { ...loaded, source }
  },
})

/** The kit's backend, changed if it is one of these mutants. */
export async function kitOf({ name }: Mutant): Promise<Kit> {
  const query = edits.has(name) ? `?backend=${encodeURIComponent(name)}` : ''
  return (await import(`${root}mocks/shop/shop.ts${query}`)) as Kit
}
