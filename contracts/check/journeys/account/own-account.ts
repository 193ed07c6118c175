import type { LawStage } from '#contracts/session/law-stage.ts'
import type { Json } from '../../../judge/contract/records.ts'
import type { Law } from '../../../judge/finding.ts'
import { expectOnce } from '../expectations.ts'

/** Registers an account for this run and signs in. */
export async function ownAccount(stage: LawStage) {
  // Some hashes look at the first 72 bytes alone.
  const password = `${stage.unique('Lotus-And-Gold')}${'-and-more'.repeat(10)}`
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
export async function expectListed(stage: LawStage, law: Law, user: Json) {
  expectOnce(stage, law, await stage.ask('filterUsers', 'admin', {}), user)
  expectOnce(stage, law, await stage.ask('searchCustomers', 'admin', { query: { q: String(user.email) } }), user)
}
