import { accountOf, demandFreeEmail } from '../rules/accounts.ts'
import { userAnswer } from '../rules/answers.ts'
import { implement } from '../engine/operation.ts'
import { invalid, unauthorized } from '../engine/problem.ts'

const sessionLength = 30 * 86_400_000

export const auth = implement('auth', {
  /** Whatever role was sent: nobody makes themselves an administrator. */
  register: async ({ body, db, now }) => {
    const { name, phone, email, password, confirmPassword } = body
    if (password !== confirmPassword) invalid('body.confirmPassword', 'Passwords do not match!')
    demandFreeEmail(db, email)
    const account = { name, phone, email, password, role: 'CUSTOMER', date_of_birth: null, is_verified: false } as const
    await db.users.create({ id: db.users.nextId(), ...account, created_at: now.toISOString() })
    return { message: 'Registration successful. Please sign in.' }
  },

  login: async ({ body, db, now }) => {
    const account = accountOf(db, body.email)
    if (!account || account.password !== body.password) unauthorized('Invalid email or password')
    const expires_at = new Date(now.getTime() + sessionLength).toISOString()
    const session = await db.sessions.create({ id: db.sessions.nextId(), userId: account.id, expires_at })
    return { token: session.id, user: userAnswer(db, account) }
  },
})
