import { addressInput } from '#contracts/exchanges/own.ts'
import { type LawStage, successes } from '#contracts/session/law-stage.ts'
import type { Json } from '../../../judge/contract/records.ts'
import type { Law } from '../../../judge/finding.ts'
import { createdIsThere, deletedIsGone, ownDataIsOnesOwn, updateChangesWhatWasSent } from '../../laws/writing-laws.ts'
import { me } from './own-account.ts'

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
