import type { LawStage } from '#contracts/session/law-stage.ts'
import { conflictsAreRefused, createdIsThere, rolesAreKept, signInNeedsThePassword } from '../../laws/writing-laws.ts'
import type { LawJourney } from '../journey.ts'
import { type Account, me } from './own-account.ts'

export async function trySignIn(stage: LawStage, { step, session, name, phone, email, password }: Account) {
  const { user, token } = session
  stage.expectAt(createdIsThere, step, ['user'], { name, phone, email, addresses: [] })
  // Whatever was sent.
  stage.expectAt(rolesAreKept, step, ['user', 'role'], 'CUSTOMER')
  stage.expectAt(signInNeedsThePassword, await me(stage, token), ['user'], user)
  if (user.role === 'CUSTOMER') await stage.ask('filterUsers', 'admin', {}, ['403'], token)
  for (const wrong of [`${password}x`, password.slice(0, -1), password.toLowerCase(), `${password} `]) {
    const tried = await stage.ask('login', 'guest', { body: { email, password: wrong } }, ['401'])
    stage.expectRefused(signInNeedsThePassword, tried, '401')
  }
  // Below, registering with the address in capitals is a conflict: it names the same account.
  const capitals = await stage.ask('login', 'guest', { body: { email: email.toUpperCase(), password } }, ['200'])
  stage.expectAt(signInNeedsThePassword, capitals, ['user'], user)
  const again = { name: 'Refused', phone: '1', email, password, confirmPassword: password }
  for (const body of [again, { ...again, email: email.toUpperCase() }])
    stage.expectRefused(conflictsAreRefused, await stage.ask('register', 'guest', { body }, ['409']), '409')
  const other = `${stage.unique('check')}@example.com`
  await stage.ask('register', 'guest', { body: { ...again, email: other, confirmPassword: `${password}x` } }, ['400'])
  await stage.ask('login', 'guest', { body: { email: other, password } }, ['401'])
}

export const signInJourney: LawJourney = {
  name: 'sign in as oneself',
  alone: true,
  about: ['login', 'getMe'],
  writes: false,
  async play(stage) {
    for (const caller of ['customer', 'admin'] as const) {
      const account = stage.account(caller)
      const { step, body } = await stage.succeed('login', 'guest', { body: account })
      const { user } = await stage.call('getMe', caller, {})
      stage.expectAt(signInNeedsThePassword, step, ['user'], user)
      if (body.user.email.toLowerCase() !== account.email.toLowerCase())
        stage.broken(signInNeedsThePassword, step, '$.user.email', 'the address that signed in', 'another one')
      const fresh = await stage.ask('getMe', caller, {}, ['200'], body.token)
      stage.expectAt(signInNeedsThePassword, fresh, ['user'], user)
    }
  },
}
