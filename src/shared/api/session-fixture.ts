import type { User } from '#openapi/generated/model/user.ts'

/** A customer, for the tests of this folder. */
export const asha: User = {
  id: 'user-1',
  name: 'Asha',
  email: 'asha@shop.test',
  phone: null,
  date_of_birth: null,
  addresses: [],
  is_verified: true,
  created_at: '2026-01-01T00:00:00Z',
  role: 'CUSTOMER',
}

/** The parts of local storage that the session needs, for tests in Node. */
export function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
