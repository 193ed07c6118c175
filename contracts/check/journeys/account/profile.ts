import type { LawStage } from '#contracts/session/law-stage.ts'
import type { Json } from '../../../judge/contract/records.ts'
import { rolesAreKept, updateChangesWhatWasSent } from '../../laws/writing-laws.ts'
import { type Account, expectListed, me } from './own-account.ts'

/** Changes one field and reads everything back. */
async function change(stage: LawStage, token: string, before: Json, body: Json): Promise<Json> {
  const wanted = { ...before, ...body }
  const step = await stage.ask('updateMe', 'customer', { body }, ['200'], token)
  stage.expectAt(updateChangesWhatWasSent, step, ['user'], wanted)
  stage.expectAt(updateChangesWhatWasSent, await me(stage, token), ['user'], wanted)
  return wanted
}

/** Nobody gives themselves a role, an id or a date of joining by their profile. */
async function tryRole(stage: LawStage, token: string, user: Json): Promise<void> {
  const foreign = { role: 'ADMIN', id: 'a-foreign-value', created_at: '2001-02-03T04:05:06.000Z', is_admin: true }
  await stage.ask('updateMe', 'customer', { body: { name: user.name, ...foreign } }, ['200', '400'], token)
  stage.expectAt(rolesAreKept, await me(stage, token), ['user'], user)
}

export async function tryProfile(stage: LawStage, { session, password, email }: Account): Promise<void> {
  let user: Json = session.user
  const changed = `${stage.unique('changed')}@example.com`.toLowerCase()
  for (const body of [
    // One's own email address conflicts with nobody's.
    { email, name: session.user.name },
    { name: 'Śrī Changed  O’Neil' },
    { phone: '+91 90000 11111' },
    { date_of_birth: '1990-12-31' },
    { email: changed },
    { phone: null, date_of_birth: null },
  ])
    user = await change(stage, session.token, user, body)
  await tryRole(stage, session.token, user)
  await stage.ask('login', 'guest', { body: { email, password } }, ['401'])
  await stage.ask('login', 'guest', { body: { email: changed, password } }, ['200'])
  await expectListed(stage, updateChangesWhatWasSent, user)
}
