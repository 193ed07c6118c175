import { expect, test } from 'vitest'
import type { LoggedRequest } from '../../engine/tape/request-log.ts'
import { asCurl } from './as-curl.ts'

const call = (method: string, path: string, contentType = '', requestBody = ''): LoggedRequest => ({
  number: 1,
  at: '2026-11-16T04:30:00.000Z',
  method,
  path,
  status: 200,
  ms: 1,
  from: 'mock',
  violations: [],
  contentType,
  requestBody,
  answerBody: '',
})

test('a read is one line', () => {
  expect(asCurl(call('GET', '/v1/products?page=2'))).toBe("curl -sS -X GET 'http://127.0.0.1:4010/v1/products?page=2'")
})

test('a call with a token signs in first, since the server does not know the page’s tokens', () => {
  const account = {
    role: 'customer',
    email: 'customer@shop.test',
    password: 'customer-pass',
    path: '/v1/auth/login',
  } as const
  const command = asCurl(call('POST', '/v1/cart', 'application/json', '{"note":"Meera\'s"}'), account)
  expect(command.split('\n')).toEqual([
    `TOKEN=$(curl -sS http://127.0.0.1:4010/v1/auth/login -H 'Content-Type: application/json' --data-raw '{"email":"customer@shop.test","password":"customer-pass"}' | sed -E 's/.*"token":"([^"]+)".*/\\1/')`,
    "curl -sS -X POST 'http://127.0.0.1:4010/v1/cart' \\",
    '  -H "Authorization: Bearer $TOKEN" \\',
    "  -H 'Content-Type: application/json' \\",
    `  --data-raw '{"note":"Meera'\\''s"}'`,
  ])
})

test('a token that is given has its header', () => {
  const account = { role: 'reader', token: 'a-key', header: 'x-key: a-key' }
  expect(asCurl(call('GET', '/api/books'), account)).toBe(
    "curl -sS -X GET 'http://127.0.0.1:4010/api/books' \\\n  -H 'x-key: a-key'",
  )
})

test('an upload has the names of its files', () => {
  const command = asCurl(
    call('POST', '/v1/upload', 'multipart/form-data; boundary=x', 'images=@ring.png;type=image/png'),
  )
  expect(command).toContain("-F 'images=@ring.png;type=image/png'")
  expect(command).not.toContain('Content-Type')
})
