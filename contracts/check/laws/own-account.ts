import { isObject } from '#contracts/judge/contract/records.ts'
import { readsOf } from '../snapshot/snapshot.ts'
import type { ShopLaw } from './shop-law.ts'

export const callersSeeTheirOwnAccount: ShopLaw = {
  name: 'callers-see-their-own-account',
  sentence: 'Each caller who asks for their own account gets their own, with their own role.',
  reason: "Somebody else's account shows their addresses and orders.",
  *judge(snapshot) {
    const calls = readsOf(snapshot, 'getMe')
    const user = (call: (typeof calls)[number]) =>
      isObject(call.answer.body) && isObject(call.answer.body.user) ? call.answer.body.user : {}
    for (const call of calls) {
      const { id, role } = user(call)
      const wanted = call.caller === 'admin' ? 'ADMIN' : 'CUSTOMER'
      if (role !== wanted) yield { call, basis: role, path: '$.user.role', expected: wanted, got: String(role) }
      const other = calls.find(({ caller, ...rest }) => caller !== call.caller && user({ caller, ...rest }).id === id)
      if (other)
        yield {
          call,
          basis: id,
          path: '$.user.id',
          expected: `another account than that of the ${other.caller}`,
          got: String(id),
        }
    }
  },
}
