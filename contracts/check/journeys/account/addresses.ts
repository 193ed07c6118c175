import { addressInput } from '#contracts/exchanges/own.ts'
import { type LawStage, successes } from '#contracts/session/law-stage.ts'
import type { Json } from '../../../judge/contract/records.ts'
import { createdIsThere, deletedIsGone, ownDataIsOnesOwn, updateChangesWhatWasSent } from '../../laws/writing-laws.ts'
import { differences } from '../differences.ts'
import { me, userIn } from './own-account.ts'

const addressesOf = (user: Json): Json[] => (Array.isArray(user.addresses) ? (user.addresses as Json[]) : [])

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

export async function tryAddresses(stage: LawStage, token: string): Promise<void> {
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
