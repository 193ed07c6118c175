import type { LawStage } from '#contracts/session/law-stage.ts'
import type { Step } from '#contracts/judge/step.ts'
import { isObject, type Json } from '../../../judge/contract/records.ts'
import { createdIsThere } from '../../laws/writing-laws.ts'
import { differences } from '../differences.ts'

export const userIn = ({ answer: { body } }: Step): Json => (isObject(body) && isObject(body.user) ? body.user : {})

/** Registers an account for this run and signs in. */
export async function ownAccount(stage: LawStage) {
  const password = stage.unique('Lotus-And-Gold')
  const email = `${stage.unique('Check')}@example.com`.toLowerCase()
  const body = {
    name: `${stage.unique('Contract Check')} Śrī`,
    phone: '+91 98450 00019',
    email,
    password,
    confirmPassword: password,
    role: 'ADMIN' as const,
  }
  await stage.call('register', 'guest', { body })
  const { step, body: session } = await stage.succeed('login', 'guest', { body: { email, password } })
  return { ...body, step, session }
}

export type Account = Awaited<ReturnType<typeof ownAccount>>

export const me = (stage: LawStage, token: string) => stage.ask('getMe', 'customer', {}, ['200'], token)

/** Expects the administrator's lists to show the account as its owner sees it. */
export async function expectListed(stage: LawStage, law: typeof createdIsThere, user: Json) {
  const all = await stage.succeed('filterUsers', 'admin', {})
  const search = await stage.succeed('searchCustomers', 'admin', { query: { q: String(user.email) } })
  for (const [step, users, path] of [
    [all.step, all.body, '$'],
    [search.step, search.body.data, '$.data'],
  ] as const) {
    const own = users.filter(({ id }) => id === user.id)
    if (own.length !== 1)
      stage.expect(law, step, [{ path, expected: `the account ${String(user.id)} once`, got: `${own.length} times` }])
    for (const each of own) stage.expect(law, step, differences(user, each))
  }
}
