import type { LawStage } from '#contracts/session/law-stage.ts'
import { conflictsAreRefused, createdIsThere, rolesAreKept, signInNeedsThePassword } from '../../laws/writing-laws.ts'
import type { LawJourney } from '../journey.ts'
import { differences } from '../differences.ts'
import { type Account, me, userIn } from './own-account.ts'

export async function trySignIn(stage: LawStage, account: Account): Promise<void> {
  const { email, password, session } = account
  const { user } = session
  stage.expect(
    createdIsThere,
    account.step,
    differences({ name: account.name, phone: account.phone, email, addresses: [] }, user, ['user']),
  )
  if (user.role !== 'CUSTOMER')
    stage.expect(rolesAreKept, account.step, [
      { path: '$.user.role', expected: 'CUSTOMER, whatever was sent', got: user.role },
    ])
  const own = await me(stage, session.token)
  if (own.sound) stage.expect(signInNeedsThePassword, own, differences(user, userIn(own), ['user']))
  await stage.ask('filterUsers', 'admin', {}, ['403'], session.token)
  for (const wrong of [`${password}x`, password.slice(0, -1), password.toLowerCase(), `${password} `]) {
    const step = await stage.ask('login', 'guest', { body: { email, password: wrong } }, ['401'])
    if (step.answer.status < 300)
      stage.expect(signInNeedsThePassword, step, [{ path: 'status', expected: '401', got: String(step.answer.status) }])
  }
  // Below, registering with the address in capitals is a conflict: it names the same account.
  const capitals = await stage.ask('login', 'guest', { body: { email: email.toUpperCase(), password } }, ['200'])
  if (capitals.sound) stage.expect(signInNeedsThePassword, capitals, differences(user, userIn(capitals), ['user']))
  const again = { name: 'Refused', phone: '1', email, password, confirmPassword: password }
  for (const body of [again, { ...again, email: email.toUpperCase() }]) {
    const step = await stage.ask('register', 'guest', { body }, ['409'])
    if (step.answer.status < 300)
      stage.expect(conflictsAreRefused, step, [{ path: 'status', expected: '409', got: String(step.answer.status) }])
  }
  const other = `${stage.unique('check')}@example.com`
  await stage.ask('register', 'guest', { body: { ...again, email: other, confirmPassword: `${password}x` } }, ['400'])
  await stage.ask('login', 'guest', { body: { email: other, password } }, ['401'])
}

export const signInJourney: LawJourney = {
  name: 'sign in as oneself',
  about: ['login', 'getMe'],
  writes: false,
  async play(stage) {
    for (const caller of ['customer', 'admin'] as const) {
      const account = stage.account(caller)
      const { step, body } = await stage.succeed('login', 'guest', { body: account })
      const { body: own } = await stage.succeed('getMe', caller, {})
      stage.expect(signInNeedsThePassword, step, differences(own.user, body.user, ['user']))
      if (body.user.email.toLowerCase() !== account.email.toLowerCase())
        stage.expect(signInNeedsThePassword, step, [
          { path: '$.user.email', expected: 'the email address that signed in', got: 'another one' },
        ])
      const fresh = await stage.ask('getMe', caller, {}, ['200'], body.token)
      if (fresh.sound) stage.expect(signInNeedsThePassword, fresh, differences(own.user, userIn(fresh), ['user']))
    }
  },
}
