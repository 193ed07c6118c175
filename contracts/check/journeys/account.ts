import { type Journey, type LawStage, successes } from '#contracts/session/law-stage.ts'
import { addressInput } from '#contracts/exchanges/own.ts'
import type { Json } from '#contracts/judge/contract/records.ts'
import type { Law } from '#contracts/judge/finding.ts'
import { expectOnce } from './expectations.ts'
import {
  conflictsAreRefused,
  createdIsThere,
  deletedIsGone,
  othersStayAsTheyAre,
  ownDataIsOnesOwn,
  refusedChangesNothing,
  rolesAreKept,
  signInNeedsThePassword,
  updateChangesWhatWasSent,
} from '../laws/writing-laws.ts'

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

type Account = Awaited<ReturnType<typeof ownAccount>>

const me = (stage: LawStage, token: string) => stage.ask('getMe', 'customer', {}, ['200'], token)

/** Expects the administrator's lists to show the account as its owner sees it. */
async function expectListed(stage: LawStage, law: Law, user: Json) {
  expectOnce(stage, law, await stage.ask('filterUsers', 'admin', {}), user)
  expectOnce(stage, law, await stage.ask('searchCustomers', 'admin', { query: { q: String(user.email) } }), user)
}

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

async function tryProfile(stage: LawStage, { session, password, email }: Account): Promise<void> {
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

/** A saved address as answers show it, with other field names. */
const asRead = (saved: ReturnType<typeof addressInput> & { landmark?: string }, isDefault: boolean): Json => ({
  fullName: saved.full_name,
  mobile: saved.phone,
  addressLine1: saved.address_line1,
  zipCode: saved.zip_code,
  country: saved.country,
  state: saved.state,
  city: saved.city,
  ...(saved.landmark !== undefined && { landmark: saved.landmark }),
  isDefault,
})

const saveAddress = (stage: LawStage, token: string, address: Json) =>
  stage.ask('updateMe', 'customer', { body: { address } }, ['200'], token)

async function expectAddresses(stage: LawStage, law: Law, token: string, wanted: readonly Json[]): Promise<Json[]> {
  const step = await me(stage, token)
  stage.expectAt(law, step, ['user', 'addresses'], wanted)
  const { user } = step.answer.body as { user?: { addresses?: Json[] } }
  return step.sound ? (user?.addresses ?? []) : []
}

async function tryAddresses(stage: LawStage, token: string): Promise<void> {
  const [one, two] = [
    { ...addressInput(stage), landmark: 'Near the  Śrī temple 🛕' },
    { ...addressInput(stage), city: 'Mysuru' },
  ]
  await saveAddress(stage, token, one)
  await expectAddresses(stage, createdIsThere, token, [asRead(one, true)])
  await saveAddress(stage, token, two)
  const [first, second] = await expectAddresses(stage, createdIsThere, token, [asRead(one, true), asRead(two, false)])
  if (!first || !second) return
  let changed = one
  for (const part of [
    { full_name: 'Changed Name', address_line1: '2, Changed', country: 'Nepal', city: 'Kochi' },
    { phone: '+91 1', zip_code: '570001', state: 'Kerala', landmark: 'Changed' },
  ]) {
    changed = { ...changed, ...part }
    await saveAddress(stage, token, { ...changed, id: first.id })
    await expectAddresses(stage, updateChangesWhatWasSent, token, [asRead(changed, true), asRead(two, false)])
  }
  // An account may not change another's address.
  await stage.ask('deleteAddress', 'customer', { params: { id: String(first.id) } }, ['403'])
  await stage.ask('updateMe', 'customer', { body: { address: { ...two, id: first.id } } }, ['403'])
  await expectAddresses(stage, ownDataIsOnesOwn, token, [asRead(changed, true), asRead(two, false)])
  await saveAddress(stage, token, { ...two, id: second.id, is_primary: true })
  await expectAddresses(stage, updateChangesWhatWasSent, token, [asRead(changed, false), asRead(two, true)])
  await stage.ask('deleteAddress', 'customer', { params: { id: String(second.id) } }, successes('deleteAddress'), token)
  await expectAddresses(stage, deletedIsGone, token, [asRead(changed, true)])
  await stage.ask('deleteAddress', 'customer', { params: { id: String(second.id) } }, ['404'], token)
  await stage.ask('deleteAddress', 'customer', { params: { id: String(first.id) } }, successes('deleteAddress'), token)
  await expectAddresses(stage, deletedIsGone, token, [])
}

async function trySignIn(stage: LawStage, { step, session, name, phone, email, password }: Account) {
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

export const signInJourney: Journey = {
  name: 'sign in as oneself',
  alone: true,
  about: ['login', 'getMe'],
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

/** A new account starts empty, and others do not see its data. */
async function tryOwnData(stage: LawStage, token: string): Promise<void> {
  const wishes = await stage.ask('listWishlist', 'customer', {}, ['200'], token)
  stage.expectAt(ownDataIsOnesOwn, wishes, [], [])
  const cart = await stage.ask('getCart', 'customer', {}, ['200'], token)
  stage.expectAt(ownDataIsOnesOwn, cart, ['data', 'items'], [])
}

export const accountJourney: Journey = {
  name: 'register, sign in and change one’s own account',
  about: [
    'register',
    'login',
    'getMe',
    'updateMe',
    'deleteAddress',
    'filterUsers',
    'searchCustomers',
    'listWishlist',
    'getCart',
  ],
  writes: true,
  leaves: true,
  async play(stage) {
    const { user } = await stage.call('getMe', 'customer', {})
    // Sending the same name again changes nothing.
    const same = await stage.ask('updateMe', 'customer', { body: { name: user.name } })
    stage.expectAt(updateChangesWhatWasSent, same, ['user'], user)
    const account = await ownAccount(stage)
    const { token } = account.session
    await expectListed(stage, createdIsThere, account.session.user)
    await trySignIn(stage, account)
    await expectListed(stage, refusedChangesNothing, account.session.user)
    await tryOwnData(stage, token)
    await tryProfile(stage, account)
    await tryAddresses(stage, token)
    await stage.ask('updateMe', 'customer', { body: { email: user.email.toUpperCase() } }, ['409'], token)
    stage.expectAt(othersStayAsTheyAre, await stage.ask('getMe', 'customer', {}), ['user'], user)
  },
}
