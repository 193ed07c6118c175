import { jsonPath } from '#contracts/judge/json-path.ts'
import { recordsIn } from '#openapi/contract/records.ts'
import type { AnswerLaw } from '#contracts/judge/laws/law.ts'
import { isObject } from '#openapi/contract/json.ts'

export const oneAddressIsTheDefault: AnswerLaw = {
  name: 'one-address-is-the-default',
  sentence: 'At most one address of a user is the default.',
  reason: 'The parcel goes to the default address: two of them leave it to chance.',
  *judge(call) {
    for (const { value, path } of recordsIn(call)) {
      if (!Array.isArray(value.addresses)) continue
      const defaults = value.addresses.filter((address) => isObject(address) && address.isDefault === true).length
      if (defaults > 1)
        yield { path: jsonPath([...path, 'addresses']), expected: 'at most one default', got: String(defaults) }
    }
  },
}
