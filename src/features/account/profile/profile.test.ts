import type { User } from '#openapi/generated/model/user.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { expect, test } from 'vitest'
import { profileUpdate, readProfile } from './profile.ts'
import { loadFailure } from './components/profile.tsx'

const asha: User = {
  id: 'user-1',
  name: 'Asha Rao',
  email: 'asha@shop.test',
  phone: '+91 98450 00001',
  date_of_birth: '1990-05-04',
  addresses: [],
  is_verified: true,
  created_at: '2026-01-01T00:00:00.000Z',
  role: 'CUSTOMER',
}

test('sends the four fields and nothing else', () => {
  expect(profileUpdate(readProfile(asha))).toEqual({
    name: 'Asha Rao',
    email: 'asha@shop.test',
    phone: '+91 98450 00001',
    date_of_birth: '1990-05-04',
  })
})

test('unknown values are empty in the form, and empty ones are sent as unknown', () => {
  const values = readProfile({ ...asha, phone: null, date_of_birth: null })
  expect(values).toMatchObject({ phone: '', date_of_birth: '' })
  expect(profileUpdate(values)).toMatchObject({ phone: null, date_of_birth: null })
})

const birthday = (date_of_birth: string) => readProfile({ ...asha, date_of_birth }).date_of_birth

test('the date input gets the day of a timestamp, and anything else as it is', () => {
  expect(birthday('1990-05-14T00:00:00.000Z')).toBe('1990-05-14')
  expect(birthday('1990-05-13T18:30:00Z'), 'midnight in India').toBe('1990-05-14')
  expect(birthday('1990-05-14')).toBe('1990-05-14')
  expect(birthday('unknown')).toBe('unknown')
})

test('checks nothing itself', () => {
  expect(profileUpdate({ name: '', email: 'no address', phone: '', date_of_birth: '' })).toMatchObject({
    name: '',
    email: 'no address',
  })
})

test('a refusal and a missing answer have different messages', () => {
  const advice = 'Error loading profile. Please try again later.'
  expect(loadFailure(new ApiError('status', '', { status: 500 }))).toEqual({
    title: 'Failed to fetch profile data',
    text: advice,
  })
  expect(loadFailure(new ApiError('network', ''))).toEqual({ text: advice })
})

test('a blank at the end of the phone number is not sent', () => {
  expect(profileUpdate({ name: '', email: '', phone: '+919876543210 ', date_of_birth: '' }).phone).toBe('+919876543210')
})
