import { errorsBy } from '#src/shared/ui/form/form-rules.ts'
import { expect, test } from 'vitest'
import { basicRules, basicPayload, isUnchanged } from './basic-update.ts'

const saved = { name: 'Ring', base_price: '48500.5', description: 'Gold' }

test('sends the price as text with 4 decimals', () => {
  expect(basicPayload(saved)).toEqual({ name: 'Ring', base_price: '48500.5000', description: 'Gold' })
})

test('is unchanged up to the fourth decimal', () => {
  expect(isUnchanged({ ...saved, base_price: '48500.50004' }, saved)).toBe(true)
  expect(isUnchanged({ ...saved, base_price: '48500.5001' }, saved)).toBe(false)
  expect(isUnchanged({ ...saved, name: 'Rings' }, saved)).toBe(false)
  expect(isUnchanged({ ...saved, description: 'Silver' }, saved)).toBe(false)
})

test('requires all three', () => {
  expect(Object.keys(errorsBy(basicRules, { name: '', base_price: '', description: ' ' }))).toEqual([
    'name',
    'base_price',
    'description',
  ])
  expect(errorsBy(basicRules, { ...saved, base_price: '-1' })).toEqual({ base_price: 'Please enter 0 or more' })
  expect(errorsBy(basicRules, saved)).toEqual({})
})
