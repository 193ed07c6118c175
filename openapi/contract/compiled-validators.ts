import { _ } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import type { Contract } from './contract.ts'
import { contractWith } from './contract.ts'
import { openAjv } from './validator.ts'

/**
 * The validators of a contract as the body of a function, for where nothing may be compiled. It takes `formats` and
 * `judgedRegExp`, and by `modules` what ajv itself needs, and returns a validator for each pointer.
 */
export function compiledValidators({ document, source }: Contract): string {
  const pointers = new Set<string>()
  contractWith(document, source, () => (pointer) => {
    pointers.add(pointer)
    return () => []
  })
  const ajv = openAjv(document, { source: true, formats: _`formats` })
  const names = [...pointers].map((pointer, index) => {
    ajv.compile({ $id: `own:v${index}`, $ref: `contract:${pointer}` })
    return [`v${index}`, pointer] as const
  })
  const code = standaloneCode(ajv, Object.fromEntries(names.map(([name]) => [name, `own:${name}`])))
  return `const exports = {}
const require = (name) => modules[name]
${code}
return { ${names.map(([name, pointer]) => `${JSON.stringify(pointer)}: exports.${name}`).join(', ')} }`
}
