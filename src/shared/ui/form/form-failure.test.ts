import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { failureFaults, failureWords } from './form-failure.ts'

const texts = { failureText: 'It failed.', goneText: 'It is gone.' }
const refused = (status: number, body: unknown) => new ApiError('status', `Status ${status}.`, { status, body })

test("the server's words count, unless it sent none or the item is gone", () => {
  expect(failureWords(refused(409, { message: 'Taken' }), texts)).toBe('Taken')
  expect(failureWords(refused(500, undefined), texts)).toBe('It failed.')
  expect(failureWords(new Error('unknown'), texts)).toBe('It failed.')
  expect(
    failureWords(
      refused(400, { message: 'body.name: Required.', errors: [{ path: 'body.name', message: 'Required.' }] }),
      texts,
    ),
  ).toBe('Required.')
  expect(failureWords(refused(404, { message: 'Product not found' }), texts)).toBe('It is gone.')
  expect(failureWords(refused(404, { message: 'Product not found' }), { failureText: 'It failed.' })).toBe(
    'Product not found',
  )
})

test('a conflict stands at its field, unless the server names another', () => {
  const values = { code: 'A', name: 'B' }
  expect(failureFaults(refused(409, { message: 'Taken' }), values, 'code')).toEqual({ code: 'Taken' })
  expect(
    failureFaults(
      refused(409, { message: 'Taken', errors: [{ path: 'body.name', message: 'This one' }] }),
      values,
      'code',
    ),
  ).toEqual({ name: 'This one' })
  expect(failureFaults(refused(409, undefined), values, 'code')).toEqual({})
  expect(failureFaults(refused(409, { message: 'Taken' }), values)).toEqual({})
  expect(failureFaults(refused(400, { message: 'Wrong' }), values, 'code')).toEqual({})
  expect(failureFaults(new Error('unknown'), values, 'code')).toEqual({})
})
