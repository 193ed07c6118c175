import type { KitLaw, OwnCheck } from '#mocks/any-contract/project/own-check.ts'
import type { Contract, Parameter } from '#openapi/contract/contract.ts'
import { decodedPart } from '#openapi/contract/decoded-part.ts'
import type { Undoing } from '#openapi/contract/request.ts'
import type { Call } from '#contracts/judge/call.ts'
import type { AnswerLaw } from '#contracts/judge/laws/law.ts'
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

type Undo = NonNullable<OwnCheck['undo']>[string]

/** How a project undoes a call: another call, or the name of what remains. */
function ownUndoing({ by, remains }: NonNullable<Undo>, { id, answer, input }: Call): Undoing | string | undefined {
  try {
    const trace = remains?.(answer.body, input)
    const undoing = by?.(answer.body, input)
    if (!undoing) return trace
    if (Object.values(undoing.input.params ?? {}).every((value) => typeof value === 'string'))
      return { ...undoing, ...(trace !== undefined && { remains: trace }) }
  } catch (error) {
    // The answer is not as documented, which is reported elsewhere.
    if (!(error instanceof TypeError)) throw error
  }
  return `what ${id} made: its answer does not give the id`
}

const isOfAnswers = (law: KitLaw): law is KitLaw & AnswerLaw => law.judge !== undefined

/** What is known of a host beside its contract: from the contract, that a record is deleted at its own path, else from the project. */
export function knowledgeOf(
  contract: Contract,
  { undo = {}, laws = [], ...more }: Pick<OwnCheck, 'undo' | 'laws'> & Partial<Omit<Knowledge, 'laws'>> = {},
): Knowledge {
  const resources = resourcesOf(contract)
  const own = new Map(Object.entries(undo))
  const makes = (id: string) => resources.find(({ create }) => create?.id === id)
  const isWrite = (id: string) => contract.operations.some((each) => each.id === id && each.method === 'POST')
  return {
    ...more,
    undoingOf: (call): Undoing | string | undefined => {
      const { id, input } = call
      const how = own.get(id)
      if (how) return ownUndoing(how, call)
      const resource = makes(id)
      if (!resource?.remove) return isWrite(id) ? `what ${id} may have made` : undefined
      const created = idMade(call, resource.parameter)
      if (created === undefined) return `what ${id} made: its answer does not give the id`
      if (!mayBe(resource.parameter, created)) return `what ${id} made: its path may not have the id ${created}`
      return { id: resource.remove.id, input: { params: { ...input.params, [resource.parameter.name]: created } } }
    },
    leavesATrace: (id) => {
      const how = own.get(id)
      return how ? how.remains !== undefined : isWrite(id) && makes(id)?.remove === undefined
    },
    laws: laws.filter(isOfAnswers),
  }
}
