import { addressInput } from '#contracts/exchanges/own.ts'
import { successes, type LawStage } from '#contracts/player.ts'
import type { Step } from '#contracts/step.ts'
import { isObject, type Json } from '../contract/records.ts'
import {
  conflictsAreRefused,
  createdIsThere,
  deletedIsGone,
  ownDataIsOnesOwn,
  othersStayAsTheyAre,
  refusedChangesNothing,
  rolesAreKept,
  signInNeedsThePassword,
  updateChangesWhatWasSent,
} from '../laws/writing-laws.ts'
import type { LawJourney } from './journey.ts'
import { differences } from './records.ts'

const userIn = ({ answer: { body } }: Step): Json => (isObject(body) && isObject(body.user) ? body.user : {})
const addressesOf = (user: Json): Json[] => (Array.isArray(user.addresses) ? (user.addresses as Json[]) : [])

/** An account of the run's own, signed in. */
async function ownAccount(stage: LawStage) {
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

type Account = Awaited<ReturnType<typeof ownAccount>>
const me = (stage: LawStage, token: string) => stage.ask('getMe', 'customer', {}, ['200'], token)

/** The administrator sees the account as it sees itself. */
async function expectListed(stage: LawStage, law: typeof createdIsThere, user: Json) {
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

async function trySignIn(stage: LawStage, account: Account): Promise<void> {
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
  for (const wrong of [`${password}x`, password.slice(0, -1), password.toLowerCase()]) {
    const step = await stage.ask('login', 'guest', { body: { email, password: wrong } }, ['401'])
    if (step.answer.status < 300)
      stage.expect(signInNeedsThePassword, step, [{ path: 'status', expected: '401', got: String(step.answer.status) }])
  }
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

/** Changes one field and reads everything back. */
async function change(stage: LawStage, token: string, before: Json, body: Json, changes: Json = body): Promise<Json> {
  const step = await stage.ask('updateMe', 'customer', { body }, ['200'], token)
  const wanted = { ...before, ...changes }
  if (step.sound) stage.expect(updateChangesWhatWasSent, step, differences(wanted, userIn(step), ['user']))
  const read = await me(stage, token)
  if (read.sound) stage.expect(updateChangesWhatWasSent, read, differences(wanted, userIn(read), ['user']))
  return wanted
}

async function tryProfile(stage: LawStage, { session, password, email }: Account): Promise<Json> {
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

/** A read address under the field names in which it is saved. */
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

async function saveAddress(stage: LawStage, token: string, address: Json): Promise<Json> {
  const step = await stage.ask('updateMe', 'customer', { body: { address } }, ['200'], token)
  return userIn(step)
}

async function expectAddresses(
  stage: LawStage,
  law: typeof createdIsThere,
  token: string,
  wanted: readonly Json[],
): Promise<Json[]> {
  const step = await me(stage, token)
  if (!step.sound) return []
  const got = addressesOf(userIn(step))
  if (got.length !== wanted.length)
    stage.expect(law, step, [
      { path: '$.user.addresses', expected: `${wanted.length} addresses`, got: String(got.length) },
    ])
  else
    for (const [index, address] of wanted.entries())
      stage.expect(law, step, differences(address, got[index] ?? {}, ['user', 'addresses', index]))
  return got
}

async function tryAddresses(stage: LawStage, token: string): Promise<void> {
  const [one, two] = [
    { ...addressInput(stage), landmark: 'Near the  Śrī temple' },
    { ...addressInput(stage), city: 'Mysuru' },
  ]
  await saveAddress(stage, token, one)
  await expectAddresses(stage, createdIsThere, token, [asRead(one, true)])
  await saveAddress(stage, token, two)
  const [first, second] = await expectAddresses(stage, createdIsThere, token, [asRead(one, true), asRead(two, false)])
  if (!first || !second) return
  let changed = one
  for (const part of [
    { full_name: 'Changed Name' },
    { phone: '+91 1' },
    { address_line1: '2, Changed' },
    { zip_code: '570001' },
    { country: 'Nepal' },
    { state: 'Kerala' },
    { city: 'Kochi' },
    { landmark: 'Changed' },
  ]) {
    changed = { ...changed, ...part }
    await saveAddress(stage, token, { ...changed, id: first.id })
    await expectAddresses(stage, updateChangesWhatWasSent, token, [asRead(changed, true), asRead(two, false)])
  }
  // The address of one account is none of another's.
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

/** A new account starts empty, and others do not see its data. */
async function tryOwnData(stage: LawStage, token: string): Promise<void> {
  for (const [id, items] of [
    ['listWishlist', (body: unknown) => body],
    ['getCart', (body: unknown) => (isObject(body) && isObject(body.data) ? body.data.items : [])],
  ] as const) {
    const step = await stage.ask(id, 'customer', {}, ['200'], token)
    const found = step.sound ? items(step.answer.body) : []
    if (Array.isArray(found) && found.length > 0)
      stage.expect(ownDataIsOnesOwn, step, [
        { path: '$', expected: 'nothing, for a new account', got: `${found.length} entries` },
      ])
  }
}

export const accountJourney: LawJourney = {
  name: 'register, sign in and change the own account',
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
    const before = await stage.succeed('getMe', 'customer', {})
    // Sending the present name changes nothing else of the account.
    const same = await stage.succeed('updateMe', 'customer', { body: { name: before.body.user.name } })
    stage.expect(updateChangesWhatWasSent, same.step, differences(before.body.user, same.body.user, ['user']))
    const account = await ownAccount(stage)
    await expectListed(stage, createdIsThere, account.session.user)
    await trySignIn(stage, account)
    await expectListed(stage, refusedChangesNothing, account.session.user)
    await tryOwnData(stage, account.session.token)
    await tryProfile(stage, account)
    await tryAddresses(stage, account.session.token)
    await stage.ask('updateMe', 'customer', { body: { email: before.body.user.email } }, ['409'], account.session.token)
    const after = await stage.succeed('getMe', 'customer', {})
    stage.expect(othersStayAsTheyAre, after.step, differences(before.body.user, after.body.user, ['user']))
  },
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
          { path: '$.user.email', expected: 'the e-mail address that signed in', got: 'another one' },
        ])
      const fresh = await stage.ask('getMe', caller, {}, ['200'], body.token)
      if (fresh.sound) stage.expect(signInNeedsThePassword, fresh, differences(own.user, userIn(fresh), ['user']))
    }
  },
}
