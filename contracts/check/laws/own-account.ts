import { isObject } from '#contracts/judge/contract/records.ts'
import { broken, type ShopLaw } from './shop-law.ts'

export const callersSeeTheirOwnAccount: ShopLaw = {
  name: 'callers-see-their-own-account',
  sentence: 'Each caller who asks for their own account gets their own, with their own role.',
  reason: "Somebody else's account shows their addresses and orders.",
  *judge({ calls }) {
    const accounts = calls.flatMap((call) => {
      const { body } = call.answer
      return call.id === 'getMe' && isObject(body) && isObject(body.user) ? [{ call, user: body.user }] : []
    })
    for (const { call, user } of accounts) {
      const wanted = call.caller === 'admin' ? 'ADMIN' : 'CUSTOMER'
      if (user.role !== wanted) yield broken(call, '$.user.role', wanted, String(user.role), user.role)
      const other = accounts.find((each) => each.call.caller !== call.caller && each.user.id === user.id)
      const expected = `another account than that of the ${other?.call.caller}`
      if (other) yield broken(call, '$.user.id', expected, String(user.id), user.id)
    }
  },
}
