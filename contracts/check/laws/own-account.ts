import { isObject } from '#contracts/judge/contract/records.ts'
import { readsOf } from '../snapshot/snapshot.ts'
import type { ShopLaw } from './shop-law.ts'

export const callersSeeTheirOwnAccount: ShopLaw = {
  name: 'callers-see-their-own-account',
  sentence: 'Each caller who asks for their own account gets their own, with their own role.',
  reason: "Somebody else's account shows their addresses and orders.",
  *judge(snapshot) {
    const steps = readsOf(snapshot, 'getMe')
    const user = (step: (typeof steps)[number]) =>
      isObject(step.answer.body) && isObject(step.answer.body.user) ? step.answer.body.user : {}
    for (const step of steps) {
      const { id, role } = user(step)
      const wanted = step.caller === 'admin' ? 'ADMIN' : 'CUSTOMER'
      if (role !== wanted) yield { step, basis: role, path: '$.user.role', expected: wanted, got: String(role) }
      const other = steps.find(({ caller, ...rest }) => caller !== step.caller && user({ caller, ...rest }).id === id)
      if (other)
        yield {
          step,
          basis: id,
          path: '$.user.id',
          expected: `another account than that of the ${other.caller}`,
          got: String(id),
        }
    }
  },
}
