import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { formFailure, outcomeText, serverErrors } from './form-failure.ts'

const texts = { failureText: 'It failed.', goneText: 'It is gone.' }
const refused = (status: number, body: unknown) => new ApiError('status', `Status ${status}.`, { status, body })
const read = (error: unknown, options: Partial<Parameters<typeof formFailure>[2]> = {}) =>
  formFailure(error, { code: 'A', name: 'B' }, { ...texts, ...options }, (field) => `the ${field}`)

test('the server’s message shows, unless there is none or the item was deleted', () => {
  expect(read(refused(409, { message: 'Taken' })).text).toBe('Taken')
  expect(read(refused(500, undefined)).text).toBe('It failed.')
  expect(read(new Error('unknown'))).toEqual({ text: 'It failed.', reason: undefined, fields: {} })
  expect(read(refused(404, { message: 'Product not found' })).text).toBe('It is gone.')
  expect(read(refused(404, {}), { keepsText: true })).toEqual({ text: 'It failed.', reason: 'It is gone.', fields: {} })
})

test('field errors show at their fields, and the notice names them', () => {
  const errors = [
    { path: 'body.name', message: 'Required.' },
    { path: 'body.code', message: 'Too long.' },
  ]
  expect(read(refused(400, { message: 'body.name: Required.', errors }))).toEqual({
    text: 'It failed.',
    // In the form’s order, not that of the server.
    reason: 'Please check: the code, the name.',
    fields: { name: 'Required.', code: 'Too long.' },
  })
})

test('a server’s message that no field shows stands above them', () => {
  const errors = [{ path: 'name', message: 'Too short.' }]
  const answer = refused(422, { message: 'The name was not accepted.', errors })
  expect(read(answer)).toEqual({
    text: 'The name was not accepted.',
    reason: 'Please check: the name.',
    fields: { name: 'Too short.' },
  })
  expect(read(answer, { keepsText: true }).text).toBe('It failed.')
  expect(read(refused(422, { message: 'Too short.', errors })).text).toBe('It failed.')
})

test('a field that was left empty shows the server’s message', () => {
  const answer = refused(400, { message: 'Wrong', errors: [{ path: 'body.code', message: 'Required.' }] })
  expect(formFailure(answer, { code: '' }, texts, (field) => field).fields).toEqual({ code: 'Required.' })
})

test('an error about a field outside the form names that field', () => {
  const errors = [{ path: 'body.tax_category_id', message: 'Required.' }]
  expect(read(refused(400, { message: 'body.tax_category_id: Required.', errors })).text).toBe(
    'Tax category id: Required.',
  )
})

const at = (error: unknown, conflictField?: string) => read(error, conflictField ? { conflictField } : {}).fields

test('a conflict shows at its field, unless the server names another', () => {
  const named = { message: 'Taken', errors: [{ path: 'body.name', message: 'This one' }] }
  expect(at(refused(409, { message: 'Taken' }), 'code')).toEqual({ code: 'Taken' })
  expect(at(refused(409, named), 'code')).toEqual({ name: 'This one' })
  expect(at(refused(409, undefined), 'code')).toEqual({})
  expect(at(refused(409, { message: 'Taken' }))).toEqual({})
  expect(at(refused(400, { message: 'Wrong' }), 'code')).toEqual({})
})

test('without an answer the reason shows below: offline, timeout, or a save that may have succeeded', () => {
  expect(read(new ApiError('offline', 'You are offline.'))).toMatchObject({
    text: 'It failed.',
    reason: 'You are offline.',
  })
  const late = new ApiError('timeout', 'The shop took too long to answer.', { isUncertain: true })
  expect(read(late, { whereToLook: 'Please look at the list.' })).toMatchObject({
    text: 'It failed.',
    reason: 'The shop took too long to answer. It may have gone through anyway. Please look at the list.',
  })
})

const lost = new ApiError('network', 'The shop could not be reached.', { isUncertain: true })

test('a form that hides the server’s message still says that it may have been saved', () => {
  const hidden = { hidesServerMessage: true, whereToLook: 'Please look at the list.' }
  expect(read(refused(409, { message: 'Taken' }), hidden)).toMatchObject({ text: 'It failed.', reason: undefined })
  expect(read(lost, hidden)).toMatchObject({
    text: 'It failed.',
    reason: 'The shop could not be reached. It may have gone through anyway. Please look at the list.',
  })
})

test('the message does not ask to try again while it is unknown whether it was saved', () => {
  const failureText = outcomeText('The sale could not be created.', 'the sale was created')
  expect(read(refused(500, undefined), { failureText }).text).toBe('The sale could not be created. Please try again.')
  expect(read(lost, { failureText }).text).toBe('We do not know whether the sale was created.')
})

const values = { name: '', SKU: 'X', variants: [{ size: '', inventory: { total_quantity: '1' } }] }
const problem = (path: string) => ({ path, message: `${path} is wrong` })

test('each error goes to its field', () => {
  const errors = [
    problem('body.name'),
    problem('body.variants[0].inventory.total_quantity'),
    problem('body.variants[0].size.length'),
  ]
  expect(serverErrors(values, errors)).toEqual({
    name: 'body.name is wrong',
    'variants.0.inventory.total_quantity': 'body.variants[0].inventory.total_quantity is wrong',
    'variants.0.size': 'body.variants[0].size.length is wrong',
  })
})

test('the first error of a field is used', () => {
  expect(
    serverErrors(values, [
      { path: 'body.name', message: 'first' },
      { path: 'body.name', message: 'second' },
    ]),
  ).toEqual({ name: 'first' })
})

test('errors outside the form are left to the message', () => {
  expect(
    serverErrors(values, [
      problem('body'),
      problem('body.tax'),
      problem('body.variants'),
      problem('body.variants[3].size'),
    ]),
  ).toEqual({})
})
