import { expect, test } from 'vitest'
import { readOwn } from './own-address.ts'

const named = { operations: [], checkScenario: () => undefined, roles: ['librarian'] }

test('the parameters of the kit are read, and those of the app stay as they are', () => {
  const href = 'http://app.test/books?role=any&kit-scenario=all-lent%2Bflaky&kit-role=librarian&from=a%20b#top'
  expect(readOwn(href, named)).toEqual({
    choices: { settings: { scenario: 'all-lent+flaky' }, role: 'librarian' },
    rest: '/books?role=any&from=a+b#top',
  })
})

test('an address without them stays as it is, letter for letter', () => {
  const rest = '/books?from=a%20b&kit=1#top'
  expect(readOwn(`http://app.test${rest}`, named)).toEqual({ choices: { settings: {} }, rest })
})

test('a role that nobody has is refused with those there are', () => {
  expect(() => readOwn('http://app.test/?kit-role=admin', named)).toThrow('give guest, librarian.')
})
