import { storedEntries, storeEntries } from '../../page/stored-entries.ts'
import type { KitAccount } from '../project/define-kit.ts'

/** How the panel signs in to an app that keeps its token under a key of the local storage; without one it cannot. */
export function sessionOf(key: string | undefined, all: readonly KitAccount[] = []) {
  const accounts = key === undefined ? [] : all
  const keys = key === undefined ? [] : [key]
  return {
    keys,
    accounts,
    /** Who is signed in. */
    role: (): string => {
      const stored = Object.values(storedEntries(keys))
      return accounts.find(({ token }) => stored.includes(token))?.name ?? 'guest'
    },
    signIn: (role: string): void => {
      const token = accounts.find(({ name }) => name === role)?.token ?? null
      storeEntries(Object.fromEntries(keys.map((each) => [each, token])))
    },
  }
}
