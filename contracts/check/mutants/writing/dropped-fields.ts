import { bodySchema, resolve } from '../../../judge/contract/openapi.ts'
import type { Mutant } from '../mutant.ts'
import { everyOperation, sending } from '../planting.ts'

/** A host keeps the contract if it drops what the contract says is not trusted. */
const untrusted = new Set(['register: a sent role is dropped'])

/** A field that a request may leave out does not reach the backend, which answers as if it had not been sent. */
export const droppedFields: readonly Mutant[] = everyOperation
  .flatMap(({ id, body }) => {
    const { properties = {}, required = [] } = resolve(bodySchema(id) ?? {})
    const optional = Object.keys(properties).filter((field) => !required.includes(field))
    return optional.map((field) =>
      sending(id, `a sent ${field} is dropped`, ({ [field]: dropped, ...rest }) => {
        const isAccepted = body?.schema.safeParse({ ...rest, [field]: dropped }).success
        return dropped !== undefined && isAccepted ? rest : undefined
      }),
    )
  })
  .filter(({ name }) => !untrusted.has(name))
