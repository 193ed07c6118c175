import { accountOf, demandNotBlank, demandFreeEmail, demandIndianPhone } from '../rules/accounts.ts'
import { userAnswer } from '../rules/answers.ts'
import { hashPassword, isPassword } from '../rules/passwords.ts'
import { startSession } from '../engine/call/sign-in.ts'
import type { ImplementationsOf } from '../shop/implementations-of.ts'
import { invalid, unauthorized } from '../engine/call/problem.ts'

export const auth: ImplementationsOf<'auth'> = {
  /** Ignores a role in the request, so that nobody can register as an administrator. */
  register: async ({ body, db, now }) => {
    const { name, phone, email, password, confirmPassword } = body
    if (password !== confirmPassword) invalid('body.confirmPassword', 'Passwords do not match!')
    demandNotBlank({ name }, 'body')
    demandIndianPhone(phone)
    demandFreeEmail(db, email)
    const id = db.users.nextId()
    const created_at = now.toISOString()
    await db.users.create({
      id,
      name,
      phone,
      email,
      // Not random, so that two hosts that receive the same calls are in the same state.
      password: await hashPassword(password, `${id} ${created_at}`),
      role: 'CUSTOMER',
      date_of_birth: null,
      is_verified: false,
      created_at,
    })
    return { message: 'Registration successful. Please sign in.' }
  },

  login: async ({ body, db, now }) => {
    const account = accountOf(db, body.email)
    const isRight = await isPassword(body.password, account?.password)
    if (!account || !isRight) unauthorized('Invalid email or password')
    return { token: (await startSession(db, account.id, now)).id, user: userAnswer(db, account) }
  },
}
