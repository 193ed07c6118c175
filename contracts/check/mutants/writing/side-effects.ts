import { operations } from '#openapi/generated/operations.ts'
import { isObject, type Json } from '../../../judge/contract/records.ts'
import { resources } from '../../journeys/resources.ts'
import type { Send } from '../mutant.ts'
import { call, everyOperation, only, success } from '../planting.ts'

const listed = async (request: Request, send: Send, path: string): Promise<Json[]> => {
  const body: unknown = await (await send(call(request, 'GET', path, ''))).json()
  const items = isObject(body) ? body.data : body
  return Array.isArray(items) ? items.filter(isObject) : []
}

/** Changes or deletes the first record of a list, which is not one of the run, since new ones come last. */
async function harm(request: Request, send: Send, path: string, token: string, method: 'PUT' | 'DELETE') {
  const [record] = await listed(request, send, path)
  if (!record) return false
  const body = { name: `${String(record.name)} again`.slice(-100), description: 'Another text.', thumbnail: '/a.avif' }
  const address = `${path}/${String(record.id)}`
  return success(await send(call(request, method, address, token, method === 'PUT' ? body : undefined)))
}

const harmed = resources.filter(({ update, remove }) => update && remove).map(({ list }) => operations[list].path)

/** Writes that also change or delete an unrelated record. */
export const sideEffects = everyOperation
  .filter(({ method }) => method !== 'GET')
  .flatMap(({ id }) =>
    harmed.flatMap((path) =>
      (['PUT', 'DELETE'] as const).map((method) =>
        only(id, `${method} of another record of ${path}`, () => async (request, send, { applied, token }) => {
          const given = await send(request)
          if (success(given) && (await harm(request, send, path, token('admin'), method))) applied()
          return given
        }),
      ),
    ),
  )
