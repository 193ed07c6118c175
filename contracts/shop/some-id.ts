import { isObject } from '#openapi/contract/json.ts'
import { listOf } from '#openapi/contract/listed.ts'
import { CannotCall } from '#openapi/contract/request.ts'
import type { JudgedCalls } from '#contracts/session/journey.ts'

/** The id of any record of the host; undefined if it shows none. */
export async function someId(calls: JudgedCalls): Promise<string | undefined> {
  for (const list of ['listProducts', 'listCategories', 'listCollections', 'listSales']) {
    const [first] = listOf(await calls.ask(list, 'guest', {})).items
    if (isObject(first) && typeof first.id === 'string') return first.id
  }
  // An empty shop has accounts nevertheless.
  const me = await calls.ask('getMe', 'customer', {}).catch((error: unknown) => {
    if (error instanceof CannotCall) return undefined
    throw error
  })
  const user = isObject(me?.answer.body) ? me.answer.body.user : undefined
  return isObject(user) && typeof user.id === 'string' ? user.id : undefined
}
