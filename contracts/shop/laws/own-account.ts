import { answersOf } from '#contracts/shop/snapshot/snapshot.ts'
import { broken, type ShopLaw } from './shop-law.ts'

export const callersSeeTheirOwnAccount: ShopLaw = {
  name: 'callers-see-their-own-account',
  sentence: 'Each caller who asks for their own account gets their own, with their own role.',
  reason: "Somebody else's account shows their addresses and orders.",
  *judge(snapshot) {
    const accounts = answersOf(snapshot, 'getMe')
    for (const { call, body } of accounts) {
      const { id, role } = body.user
      const wanted = call.caller === 'admin' ? 'ADMIN' : 'CUSTOMER'
      if (role !== wanted) yield broken(call, '$.user.role', wanted, role, role)
      const other = accounts.find((each) => each.call.caller !== call.caller && each.body.user.id === id)
      if (other) yield broken(call, '$.user.id', `another account than that of the ${other.call.caller}`, id, id)
    }
  },
}
