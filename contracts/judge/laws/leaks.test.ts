import { expect, test } from 'vitest'
import { leaksIn, scriptsIn } from './leaks.ts'

const answer = (text: string, status = 500, contentType = 'application/json') => ({
  status,
  contentType,
  headers: new Headers(),
  text,
  body: undefined,
})

test.each([
  ['Node', '{"message":"Error: No\\n    at async findAll (/app/src/products.ts:12:7)"}'],
  ['Express', '<pre>SyntaxError: Unexpected end<br>at parse (/app/node_modules/body-parser/lib/json.js:92:19)</pre>'],
  ['Java', 'java.lang.NullPointerException\n\tat com.shop.Orders.find(Orders.java:41)'],
  ['Python', '{"detail":"Traceback (most recent call last):\\n File \\"main.py\\", line 3"}'],
  ['PHP', 'Uncaught Error in /srv/shop/index.php:12'],
  ['Postgres', '{"message":"duplicate key value violates unique constraint \\"users_email_key\\""}'],
  ['SQLite', '{"message":"UNIQUE constraint failed: users.email"}'],
  ['Mongo', '{"message":"E11000 duplicate key error collection: shop.users"}'],
  ['a statement', '{"message":"SELECT * FROM users WHERE email = 1"}'],
])('an error with the words of %s is told', (_, text) => {
  expect([...leaksIn(answer(text))]).toHaveLength(1)
  expect([...leaksIn(answer(text, 200))]).toEqual([])
})

test.each([
  'Select a size from the list where the ring is sold.',
  'The order has arrived at 12:30 and cannot be cancelled.',
  'SKU is already taken',
  'body.variants[0].size: At most 40 characters (given: 41), at least 1.',
])('words for people are no leak: %s', (text) => {
  expect([...leaksIn(answer(JSON.stringify({ message: text }), 400))]).toEqual([])
})

test('a script that comes back in a page is told, in JSON it is data', () => {
  const text = 'No such name: <script>alert(1)</script>'
  expect([...scriptsIn(answer(text, 404, 'text/html; charset=utf-8'))]).toHaveLength(1)
  expect([...scriptsIn(answer(JSON.stringify(text), 404))]).toEqual([])
})
