import { readFileSync } from 'node:fs'
import type { Contract, Operation, Parameter } from '#openapi/contract/contract.ts'
import { jsonOr } from '#openapi/contract/json-or.ts'
import { withoutSlash } from '#openapi/contract/record-id.ts'
import { isOfTheOther } from '#openapi/contract/validator.ts'
import { CouldNotRun, orCouldNotRun } from '../could-not-run.ts'

/** Whether a name is that of an operation: its id, or its method and path, such as `POST /search`. */
export function isOperation({ id, method, path, keys: [, bare] }: Operation, name: string): boolean {
  const [verb = '', at = ''] = name.split(/\s+/)
  const isAt = [path, bare].some((each) => withoutSlash(each) === withoutSlash(at))
  return id === name || (method === verb.toUpperCase() && isAt)
}

const isNamed = (operation: Operation, name: string) => operation.tag === name || isOperation(operation, name)

/** Which operations `--only` and `--skip` leave. Throws `CouldNotRun` for a name that no operation has. */
export function chosenIn({ operations }: Contract, only?: readonly string[], skip: readonly string[] = []) {
  for (const [flag, names] of [
    ['only', only ?? []],
    ['skip', skip],
  ] as const)
    for (const name of names)
      if (!operations.some((each) => isNamed(each, name))) {
        const tags = [...new Set(operations.map(({ tag }) => tag))].filter(Boolean)
        throw new CouldNotRun(
          `--${flag} ${name}: the contract has no such tag, operation or METHOD /path. Its tags: ${tags.join(', ') || 'none'}.`,
        )
      }
  return (operation: Operation) =>
    (only === undefined || only.some((name) => isNamed(operation, name))) &&
    !skip.some((name) => isNamed(operation, name))
}

/** Each `NAME=VALUE` in two parts. Throws `CouldNotRun`. */
const pairsOf = (flag: string, given: readonly string[]) =>
  given.map((pair) => {
    const at = pair.indexOf('=')
    if (at < 1) throw new CouldNotRun(`--${flag} ${pair}: give it as NAME=VALUE.`)
    return [pair.slice(0, at), pair.slice(at + 1)] as const
  })

/** What `--param` gives for a parameter, by its name or that of its operation before it. */
export type Given = (operation: Pick<Operation, 'id'>, parameter: Pick<Parameter, 'name'>) => string | undefined

/** Reads `--param`. Throws `CouldNotRun` for one that no path has and no request must have. */
export function dataFor({ operations }: Contract, params: readonly string[]): Given {
  const values = new Map(pairsOf('param', params))
  const names = operations.flatMap(({ id, parameters }) =>
    parameters.filter(({ required }) => required).flatMap(({ name }) => [name, `${id}.${name}`]),
  )
  for (const name of values.keys())
    if (!names.includes(name))
      throw new CouldNotRun(`--param ${name}: the contract has no such parameter in a path, nor a required one.`)
  return ({ id }, { name }) => values.get(`${id}.${name}`) ?? values.get(name)
}

/** The contract with the bodies of `--body` as the first examples. Throws `CouldNotRun` for one that it does not allow. */
export function withBodies(contract: Contract, bodies: readonly string[]): Contract {
  const operations = [...contract.operations]
  for (const [name, file] of pairsOf('body', bodies)) {
    const at = operations.findIndex(({ id, body }) => id === name && body)
    const { [at]: operation } = operations
    if (!operation?.body) throw new CouldNotRun(`--body ${name}: the contract has no such operation with a body.`)
    const text = orCouldNotRun(
      () => readFileSync(file, 'utf8'),
      (reason) => `--body ${name}=${file} cannot be read: ${reason}`,
    )
    const { body } = operation
    const value: unknown = jsonOr(text, text)
    const error = body.validate(value).find((each) => !isOfTheOther(each, 'readOnly'))
    if (error)
      throw new CouldNotRun(
        `--body ${name}=${file}: the contract does not allow it, since ${error.instancePath || 'it'} ${error.message ?? 'is wrong'}.`,
      )
    operations[at] = { ...operation, body: { ...body, examples: [value, ...body.examples] } }
  }
  return { ...contract, operations }
}
