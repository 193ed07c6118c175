import {
  demandNotBlank,
  demandPerson,
  namedAddress,
  demandFreeEmail,
  makeDefault,
  ownAddress,
  saveAddress,
} from '../rules/accounts.ts'
import { userAnswer } from '../rules/answers.ts'
import type { ImplementationsOf } from '../shop/implementations-of.ts'
import { invalid } from '../engine/call/problem.ts'

export const users: ImplementationsOf<'users'> = {
  getMe: ({ user, db }) => ({ user: userAnswer(db, user) }),

  updateMe: async ({ user, body, db, now }) => {
    if (Object.keys(body).length === 0) invalid('body', 'Give at least one field.')
    const { address, ...profile } = body
    demandPerson(profile, now)
    demandFreeEmail(db, profile.email, user.id)
    if (address) demandNotBlank(address, 'body.address')
    if (address) namedAddress(db, user.id, address)
    const updated = Object.keys(profile).length > 0 ? await db.users.update(user.id, profile) : user
    if (address) await saveAddress(db, user.id, address)
    return { user: userAnswer(db, updated) }
  },

  filterUsers: ({ db }) => db.users.all().map((user) => userAnswer(db, user)),

  deleteAddress: async ({ user, params, db }) => {
    const address = ownAddress(db, user.id, params.id)
    await db.addresses.delete(address.id)
    const [first] = db.addresses.where('userId', user.id)
    if (address.isDefault && first) await makeDefault(db, first)
    return undefined
  },
}
