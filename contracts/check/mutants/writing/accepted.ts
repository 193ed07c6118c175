import { operations } from '#openapi/generated/operations.ts'
import { usualStatus } from '../../../judge/contract/openapi.ts'
import { everyOperation, only } from '../planting.ts'

/** Accepts requests that must be refused, with the last successful answer. */
export const accepted = everyOperation.flatMap(({ id }) => {
  const usual = usualStatus(id)
  const kinds: Record<string, string> = {
    400: 'bad input is accepted',
    404: 'an unknown id is accepted',
    409: 'a conflict is accepted',
    403: 'the record of another is accepted',
  }
  return Object.entries(kinds)
    .filter(([status]) => status in operations[id].answers)
    .map(([status, kind]) =>
      only(id, kind, () => {
        let last: Response | undefined
        return async (request, send, { applied }) => {
          const given = await send(request)
          if (String(given.status) === usual) last = given.clone()
          // A host may ignore a parameter that the contract does not document.
          const overlooked = status === '400' && new URL(request.url).searchParams.has('unknown')
          if (String(given.status) !== status || overlooked || (!last && usual !== '204')) return given
          applied()
          return last ? last.clone() : new Response(null, { status: 204 })
        }
      }),
    )
})
