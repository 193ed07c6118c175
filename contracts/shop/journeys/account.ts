import { operationOf } from '#contracts/shop/shop-contract.ts'
import type { ShopCalls, ShopJourney, Success } from '#contracts/shop/exchanges/calls.ts'
import { addressInput } from '#contracts/shop/exchanges/own.ts'
import { unknownLike } from '#openapi/contract/unknown-like.ts'
import type { Call } from '#contracts/judge/call.ts'
import { isAsSent } from '#contracts/judge/laws/echo.ts'
import type { Law } from '#contracts/judge/finding.ts'
import { filledIn } from '#contracts/check/requests/free-texts.ts'
import { expectOneOfTwo, makeAtOnce } from './expectations.ts'
import {
  bothAtOnceTakeEffect,
  conflictsAreRefused,
  createdIsThere,
  deletedIsGone,
  othersStayAsTheyAre,
  ownDataIsOnesOwn,
  refusedChangesNothing,
  rolesAreKept,
  signInNeedsThePassword,
  updateChangesWhatWasSent,
} from '#contracts/check/laws/writing-laws.ts'
import { aDefaultAddressStays } from '#contracts/shop/laws/buying-laws.ts'
import type { Json } from '#openapi/contract/json.ts'
import { bodySchema } from '#openapi/contract/operation.ts'

/** Registers an account for this run and signs in. Its `owner` makes the calls of its customer. */
export async function ownAccount(calls: ShopCalls) {
  // Some hashes look at the first 72 bytes alone, and some hosts cut blanks off, or letters beyond Latin's.
  const password = ` ${calls.unique('Lotus-And-Gold-Śrī')}`.padEnd(199, '-and-more').concat(' ')
  // Capitals in an address do not count, neither here nor at the sign-in. A plus sign is no space when searched for.
  const typed = `${calls.unique('Check')}+Shop@Example.com`
  const email = typed.toLowerCase()
  const body = {
    name: `${calls.unique('Contract Check')} Śrī`.padEnd(200, '-and-more'),
    phone: '+919845000019',
    email: typed,
    password,
    confirmPassword: password,
    role: 'ADMIN' as const,
  }
  await calls.make('register', 'guest', { body })
  const { call, body: session } = await calls.succeed('login', 'guest', { body: { email, password } })
  return { ...body, email, call, session, owner: calls.as(session.token) }
}

type Account = Awaited<ReturnType<typeof ownAccount>>

const me = (owner: ShopCalls) => owner.ask('getMe', 'customer', {})

const signIn = (calls: ShopCalls, email: string, password: string, wanted: '200' | '401') =>
  calls.ask('login', 'guest', { body: { email, password } }, [wanted])

/** Expects the administrator's lists to show the account as its owner sees it. */
async function expectListed(calls: ShopCalls, law: Law, user: Json) {
  calls.expectOnce(law, await calls.ask('filterUsers', 'admin', {}), user)
  calls.expectOnce(law, await calls.ask('searchCustomers', 'admin', { query: { q: String(user.email) } }), user)
}

/** What was sent, as the host keeps it, which may cut blanks off; else as it was sent. */
const asShown = (sent: Json, shown: Json): Json =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, isAsSent(value, shown[name]) ? shown[name] : value]),
  )

/** Changes one field and reads everything back. */
async function change(owner: ShopCalls, before: Json, body: Json): Promise<Json> {
  const call = await owner.ask('updateMe', 'customer', { body })
  if (!call.sound) return before
  // Another address need not be verified yet.
  const { user } = call.answer.body as Partial<Success<'updateMe'>>
  const wanted = {
    ...before,
    ...asShown(body, user ?? {}),
    ...('email' in body && user && { is_verified: user.is_verified }),
  }
  owner.expectAt(updateChangesWhatWasSent, call, ['user'], wanted)
  owner.expectAt(updateChangesWhatWasSent, await me(owner), ['user'], wanted)
  return wanted
}

async function tryProfile(calls: ShopCalls, { owner, session, password, email }: Account): Promise<void> {
  let user: Json = session.user
  const changed = `${calls.unique('changed')}@example.com`.toLowerCase()
  // One's own email address conflicts with nobody's.
  const name = ` ${'Śrī Changed  O’Neil'.padEnd(198, '-and-more')} `
  for (const body of [{ email, name: session.user.name }, { name }]) user = await change(owner, user, body)
  const phone = '+919000011111'
  const date_of_birth = '1990-12-31'
  await makeAtOnce(owner, [
    ['updateMe', 'customer', { body: { phone } }],
    ['updateMe', 'customer', { body: { date_of_birth } }],
  ])
  user = { ...user, phone, date_of_birth }
  owner.expectAt(bothAtOnceTakeEffect, await me(owner), ['user'], user)
  for (const body of [{ email: changed }, { phone: null, date_of_birth: null }]) user = await change(owner, user, body)
  // Nobody gives themselves a role, an id or a date of joining by their profile.
  const foreign = { role: 'ADMIN', id: 'a-foreign-value', created_at: '2001-02-03T04:05:06.000Z', is_admin: true }
  const given = await owner.ask('updateMe', 'customer', { body: { name: user.name, ...foreign } }, ['200', '400'])
  // An answer that shows them is a fault too, whatever was stored.
  if (given.answer.status < 300) owner.expectAt(rolesAreKept, given, ['user'], user)
  owner.expectAt(rolesAreKept, await me(owner), ['user'], user)
  const former = await signIn(calls, email, password, '401')
  calls.expectRefused(signInNeedsThePassword, former, '401, since the account has another email address now')
  await signIn(calls, changed, password, '200')
  await expectListed(calls, updateChangesWhatWasSent, user)
}

/** A saved address as answers show it, with other field names. */
function asRead(saved: ReturnType<typeof addressInput>, isDefault?: boolean): Json {
  const { full_name: fullName, phone: mobile, address_line1: addressLine1, zip_code: zipCode, ...same } = saved
  const { country, state, city, landmark } = same
  const fields = { fullName, mobile, addressLine1, zipCode, country, state, city, landmark }
  return isDefault === undefined ? fields : { ...fields, isDefault }
}

const addressesIn = (call: Call) => (call.sound ? (call.answer.body as Success<'getMe'>).user.addresses : [])

/** Expects these addresses; returns them in the order of `wanted`, by their cities, which differ. */
async function expectAddresses(owner: ShopCalls, law: Law, wanted: readonly Json[]) {
  const call = await me(owner)
  owner.expectAt(law, call, ['user', 'addresses'], wanted)
  return wanted.map((each) => addressesIn(call).find(({ city }) => city === each.city))
}

async function tryAddresses(calls: ShopCalls, owner: ShopCalls): Promise<void> {
  const save = (address: Json) => owner.ask('updateMe', 'customer', { body: { address } })
  const schema = bodySchema(operationOf('updateMe'))?.properties?.address
  const landmark = `Near the  Śrī temple 🛕 & "O'Neill" <B>`
  // The longest texts, and blanks at both ends of each.
  const [one, two] = [{ landmark }, { city: 'Mysuru', is_primary: true }].map((fields, turn) => {
    const address = { ...addressInput(calls), ...fields }
    return schema ? (filledIn(turn, schema, address) as typeof address) : address
  })
  const three = { ...addressInput(calls), city: 'Hubballi' }
  if (!one || !two) return
  // The first address becomes the default if the request does not say.
  await save({ ...one, is_primary: undefined })
  await expectAddresses(owner, createdIsThere, [asRead(one, true)])
  const given = await save(two)
  const shown = addressesIn(given).find(({ city }) => isAsSent(two.city, city)) ?? {}
  const unchanged = (isDefault?: boolean): Json => ({
    ...asShown(asRead(two), shown),
    ...(isDefault !== undefined && { isDefault }),
  })
  const [first, second] = await expectAddresses(owner, createdIsThere, [asRead(one, false), unchanged(true)])
  if (!first || !second) return
  const place = { address_line1: '2, Changed', zip_code: '010670', city: 'Kochi', state: 'Kerala', country: 'Germany' }
  const changed = { ...one, ...place, full_name: 'Changed Name', phone: '+919000011112', landmark: 'Changed' }
  const saved = await save({ ...changed, id: first.id })
  await expectAddresses(owner, updateChangesWhatWasSent, [asRead(changed, false), unchanged(true)])
  // Nobody may change the address of another account, not even an administrator.
  await calls.ask('deleteAddress', 'admin', { params: { id: first.id } }, ['403'])
  await calls.ask('updateMe', 'customer', { body: { address: { ...two, id: first.id } } }, ['403'])
  await expectAddresses(owner, ownDataIsOnesOwn, [asRead(changed, false), unchanged(true)])
  // What is refused for its address must not change the name either.
  const unknown = { name: 'Refused', address: { ...two, id: unknownLike(first.id) } }
  await owner.ask('updateMe', 'customer', { body: unknown }, ['404'])
  owner.expectAt(refusedChangesNothing, await me(owner), [], saved.answer.body)
  await save(three)
  const all = [asRead(changed, false), unchanged(true), asRead(three, false)]
  const [, , third] = await expectAddresses(owner, createdIsThere, all)
  if (!third) return
  const before = await save({ ...three, id: third.id, is_primary: true })
  const remove = { params: { id: third.id } }
  await owner.ask('deleteAddress', 'customer', remove)
  const read = await me(owner)
  owner.expectAt(deletedIsGone, read, ['user', 'addresses'], [asRead(changed), unchanged()])
  // It was the default, so one of the others must become the default, and stay so when the other is changed.
  const addresses = [{ isDefault: true }, { isDefault: false }]
  owner.expectAt(aDefaultAddressStays, read, ['user', 'addresses'], addresses)
  // The first one that was saved, or that the host shows.
  const mayBe = [first.id, addressesIn(before).find(({ id }) => id !== third.id)?.id]
  const other = addressesIn(read).find(({ id, isDefault }) => isDefault && !mayBe.includes(id))
  if (other) owner.broken(aDefaultAddressStays, read, '$.user.addresses', `${first.id} as the default`, other.id)
  const { is_primary: _left, ...moved } = { ...changed, id: first.id, city: 'Kollam' }
  owner.expectAt(aDefaultAddressStays, await save(moved), ['user', 'addresses'], addresses)
  await owner.ask('deleteAddress', 'customer', remove, ['404'])
  await save({ ...three, is_primary: true })
  await owner.ask('deleteAddress', 'customer', { params: { id: second.id } })
  const remaining = [asRead({ ...changed, city: moved.city }, false), asRead(three, true)]
  await expectAddresses(owner, aDefaultAddressStays, remaining)
}

async function trySignIn(calls: ShopCalls, account: Account) {
  const { owner, call, session, name, phone, email, password } = account
  const { user } = session
  calls.expectAt(createdIsThere, call, ['user'], { name, phone, addresses: [] })
  calls.expectSame(createdIsThere, call, '$.user.email', email, user.email.toLowerCase())
  // Whatever was sent.
  calls.expectAt(rolesAreKept, call, ['user', 'role'], 'CUSTOMER')
  calls.expectAt(signInNeedsThePassword, await me(owner), ['user'], user)
  if (user.role === 'CUSTOMER') await owner.ask('filterUsers', 'admin', {}, ['403'])
  const unlike = '401, since the password has another letter, or is in small letters, or without its blanks'
  const others = [`${password.slice(0, -1)}x`, password.replace('Śrī', 'Ṣrǐ'), password.toLowerCase(), password.trim()]
  for (const wrong of others)
    calls.expectRefused(signInNeedsThePassword, await signIn(calls, email, wrong, '401'), unlike)
  // What some databases read as a condition that is always true.
  const injected = { email: `${email}' OR '1'='1' --`, password: `' OR '1'='1` }
  const refused = await calls.ask('login', 'guest', { body: injected }, ['400', '401'])
  calls.expectRefused(signInNeedsThePassword, refused, '401, since no account has this address')
  // Below, registering with the address in capitals is a conflict: it names the same account.
  const capitals = await signIn(calls, email.toUpperCase(), password, '200')
  calls.expectAt(signInNeedsThePassword, capitals, ['user'], user)
  const again = { name: 'Refused', phone: '+919000011113', email, password, confirmPassword: password }
  const taken = '409, since an account has this email address, in small letters or capitals'
  for (const body of [again, { ...again, email: email.toUpperCase() }])
    calls.expectRefused(conflictsAreRefused, await calls.ask('register', 'guest', { body }, ['409']), taken)
  const shortest = { password: 'Six-6s', confirmPassword: 'Six-6s' }
  const both = { ...again, ...shortest, email: `${calls.unique('twice')}@example.com` }
  await expectOneOfTwo(calls, 'register', 'guest', { body: both })
  const other = `${calls.unique('check')}@example.com`
  await calls.ask('register', 'guest', { body: { ...again, email: other, confirmPassword: `${password}x` } }, ['400'])
  await signIn(calls, other, password, '401')
}

export const signInJourney: ShopJourney = {
  name: 'sign in as oneself',
  alone: true,
  about: ['login', 'getMe'],
  reads: true,
  async make(calls) {
    for (const caller of ['customer', 'admin'] as const) {
      const account = calls.account(caller)
      const { call, body } = await calls.succeed('login', 'guest', { body: account })
      const { user } = await calls.make('getMe', caller, {})
      calls.expectAt(signInNeedsThePassword, call, ['user'], user)
      if (body.user.email.toLowerCase() !== account.email.toLowerCase())
        calls.broken(signInNeedsThePassword, call, '$.user.email', 'the address that signed in', 'another one')
      const fresh = await calls.as(body.token).ask('getMe', caller, {})
      calls.expectAt(signInNeedsThePassword, fresh, ['user'], user)
    }
  },
}

export const accountJourney: ShopJourney = {
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
  async make(calls) {
    const { user } = await calls.make('getMe', 'customer', {})
    // Sending the same name again changes nothing.
    const same = await calls.ask('updateMe', 'customer', { body: { name: user.name } })
    calls.expectAt(updateChangesWhatWasSent, same, ['user'], user)
    const account = await ownAccount(calls)
    const { owner, session } = account
    await expectListed(calls, createdIsThere, session.user)
    await trySignIn(calls, account)
    // A new account starts empty.
    owner.expectAt(ownDataIsOnesOwn, await owner.ask('listWishlist', 'customer', {}), [], [])
    owner.expectAt(ownDataIsOnesOwn, await owner.ask('getCart', 'customer', {}), ['data', 'items'], [])
    await tryProfile(calls, account)
    await tryAddresses(calls, owner)
    const taken = await owner.ask('updateMe', 'customer', { body: { email: user.email.toUpperCase() } }, ['409'])
    calls.expectRefused(conflictsAreRefused, taken, '409, since another account has it, in small letters')
    calls.expectAt(othersStayAsTheyAre, await calls.ask('getMe', 'customer', {}), ['user'], user)
  },
}
