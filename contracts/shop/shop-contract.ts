import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Contract, contractOf, type Operation } from '#openapi/contract/contract.ts'
import type { Json } from '#openapi/contract/json.ts'
import { operationNamed } from '#openapi/contract/operation.ts'

const folder = join(import.meta.dirname, '../../openapi')

/** The contract of the shop. */
export const shopContract: Contract = contractOf(
  JSON.parse(readFileSync(join(folder, 'generated/openapi.json'), 'utf8')) as Json,
  join(folder, 'openapi.yaml'),
)

const cached = new Map<string, Operation>()

/** An operation of the shop. */
export function operationOf(id: string): Operation {
  const found = cached.get(id) ?? operationNamed(shopContract, id)
  cached.set(id, found)
  return found
}
