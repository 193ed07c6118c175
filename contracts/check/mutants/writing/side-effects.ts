import { operations } from '#openapi/generated/operations.ts'
import { listOf } from '../../../judge/contract/listed.ts'
import { isObject } from '../../../judge/contract/records.ts'
import { resources } from '../../journeys/resources.ts'
import { readAnswer } from '../../../judge/answer.ts'
import { afterwards, call, everyOperation, success } from '../planting.ts'

const lists = resources.filter(({ update, remove }) => update && remove).map(({ list }) => list)

let harmed = 0

/** Writes that also change or delete the first record of a list, which is not one of the run: new ones come last. */
export const sideEffects = everyOperation
  .filter(({ method }) => method !== 'GET')
  .flatMap(({ id }) =>
    lists.flatMap((list) =>
      (['PUT', 'DELETE'] as const).map((method) => {
        const { path } = operations[list]
        return afterwards(id, `${method} of another record of ${path}`, async (request, _given, send, { token }) => {
          const read = await readAnswer(await send(call(request, 'GET', path, '')))
          const [record] = listOf({ id: list, answer: read }).items
          if (!isObject(record)) return false
          // Another name each time, however often it is done.
          harmed += 1
          const name = `Harmed for the ${harmed}. time`
          const body = method === 'PUT' ? { name, description: 'Another text.', thumbnail: '/a.avif' } : undefined
          return success(await send(call(request, method, `${path}/${String(record.id)}`, token('admin'), body)))
        })
      }),
    ),
  )
