import type { Contract } from '#openapi/contract/contract.ts'
import type { Undoing } from '#openapi/contract/request.ts'
import type { Knowledge } from '#contracts/session/session.ts'
import { idOf, mayBe } from '#openapi/contract/record-id.ts'
import { resourcesOf } from '#openapi/contract/resources.ts'

/** What follows from a contract about undoing: a record is deleted at its own path. */
export function knowledgeOf(contract: Contract, isSignedIn: boolean): Knowledge {
  const resources = resourcesOf(contract)
  const makes = (id: string) => resources.find(({ create }) => create?.id === id)
  const isWrite = (id: string) => contract.operations.some((each) => each.id === id && each.method === 'POST')
  return {
    isSignedIn,
    undoingOf: (id, answer, asked): Undoing | string | undefined => {
      const resource = makes(id)
      if (!resource?.remove) return isWrite(id) ? `what ${id} may have made` : undefined
      const made = idOf(answer, resource.parameter)
      if (made === undefined) return `what ${id} made: its answer does not give the id`
      if (!mayBe(resource.parameter, made)) return `what ${id} made: its path may not have the id ${made}`
      return { id: resource.remove.id, asked: { params: { ...asked.params, [resource.parameter.name]: made } } }
    },
    leavesATrace: (id) => isWrite(id) && makes(id)?.remove === undefined,
    laws: [],
  }
}
