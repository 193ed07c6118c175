import type { Contract, Parameter } from '#openapi/contract/contract.ts'
import { decodedPart } from '#openapi/contract/decoded-part.ts'
import type { Undoing } from '#openapi/contract/request.ts'
import type { Call } from '#contracts/judge/call.ts'
import type { Knowledge } from '#contracts/session/session.ts'
import { idOf, mayBe } from '#openapi/contract/record-id.ts'
import { resourcesOf } from '#openapi/contract/resources.ts'

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

/** The id of what a call made: in its answer, or in its Location, where that is below the path that was called. */
export function idMade({ operation, answer }: Call, parameter: Parameter): string | undefined {
  const location = answer.headers.get('Location')
  const at = location === null ? null : URL.parse(location, `http://host${operation.path}`)
  const [list, id] = segmentsOf(at?.pathname ?? '').slice(-2)
  const isBelow = id !== undefined && list === segmentsOf(operation.path).at(-1)
  return idOf(answer.body, parameter) ?? (isBelow ? decodedPart(id) : undefined)
}

/** What follows from a contract about undoing: a record is deleted at its own path. */
export function knowledgeOf(contract: Contract, isSignedIn: boolean): Knowledge {
  const resources = resourcesOf(contract)
  const makes = (id: string) => resources.find(({ create }) => create?.id === id)
  const isWrite = (id: string) => contract.operations.some((each) => each.id === id && each.method === 'POST')
  return {
    isSignedIn,
    undoingOf: (call): Undoing | string | undefined => {
      const { id, asked } = call
      const resource = makes(id)
      if (!resource?.remove) return isWrite(id) ? `what ${id} may have made` : undefined
      const made = idMade(call, resource.parameter)
      if (made === undefined) return `what ${id} made: its answer does not give the id`
      if (!mayBe(resource.parameter, made)) return `what ${id} made: its path may not have the id ${made}`
      return { id: resource.remove.id, asked: { params: { ...asked.params, [resource.parameter.name]: made } } }
    },
    leavesATrace: (id) => isWrite(id) && makes(id)?.remove === undefined,
    laws: [],
  }
}
