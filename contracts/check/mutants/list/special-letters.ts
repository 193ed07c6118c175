import type { OperationId } from '#openapi/generated/operations.ts'
import { queryParameter } from '../../../judge/contract/openapi.ts'
import { searchRuleOf } from '../../../judge/contract/searched-fields.ts'
import { alteredRequest } from '../matching.ts'
import type { Mutant } from '../mutant.ts'
import { only, refusal } from '../planting.ts'

const wordOf = (request: Request) => new URL(request.url).searchParams.get('q') ?? ''

/** Letters that a search takes for those of its database. */
export const specialLetterMutants = (id: OperationId): Mutant[] =>
  queryParameter(id, 'q') === undefined
    ? []
    : [
        ...[`'`, '\\', '%'].map((letter) =>
          only(id, `${letter} breaks the search`, () => async (request, send, { applied }) => {
            if (!wordOf(request).includes(letter)) return send(request)
            applied()
            return refusal(500, 'syntax error')
          }),
        ),
        ...(searchRuleOf(id)?.byWord === false
          ? [
              only(id, '% finds everything', () => async (request, send, { applied }) => {
                const url = new URL(request.url)
                if (url.searchParams.get('q') !== '%') return send(request)
                url.searchParams.set('q', '')
                applied()
                return send(await alteredRequest(request, { url }))
              }),
            ]
          : []),
      ]
