import type { LawStage } from '#contracts/session/law-stage.ts'
import type { Json } from '../../../judge/contract/records.ts'
import { updateChangesWhatWasSent } from '../../laws/writing-laws.ts'
import { differences } from '../differences.ts'
import { type Account, expectListed, me, userIn } from './own-account.ts'

/** Changes one field and reads everything back. */
async function change(stage: LawStage, token: string, before: Json, body: Json, changes: Json = body): Promise<Json> {
  const step = await stage.ask('updateMe', 'customer', { body }, ['200'], token)
  const wanted = { ...before, ...changes }
  if (step.sound) stage.expect(updateChangesWhatWasSent, step, differences(wanted, userIn(step), ['user']))
  const read = await me(stage, token)
  if (read.sound) stage.expect(updateChangesWhatWasSent, read, differences(wanted, userIn(read), ['user']))
  return wanted
}

export async function tryProfile(stage: LawStage, { session, password, email }: Account): Promise<Json> {
  let user: Json = session.user
  const changed = `${stage.unique('changed')}@example.com`.toLowerCase()
  for (const body of [
    { name: 'Śrī Changed  O’Neil' },
    { phone: '+91 90000 11111' },
    { date_of_birth: '1990-12-31' },
    { email: changed },
    { phone: null },
    { date_of_birth: null },
  ])
    user = await change(stage, session.token, user, body)
  await stage.ask('login', 'guest', { body: { email, password } }, ['401'])
  await stage.ask('login', 'guest', { body: { email: changed, password } }, ['200'])
  await expectListed(stage, updateChangesWhatWasSent, user)
  return user
}
