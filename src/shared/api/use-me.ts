import { getGetMeQueryKey, getMe, useGetMe } from '#openapi/generated/client/users/users.ts'
import type { User } from '#openapi/generated/model/user.ts'
import { useState } from 'react'
import { useSession } from './session.ts'
import { useFreshRead } from './use-fresh-read.ts'

/** The state of the profile. `signed out` only if it was never loaded before the session ended. */
export type Me =
  | { state: 'waiting' }
  | { state: 'signed out' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'known'; user: User }

/**
 * The signed-in person's profile from the server. It stays after the session ends, so that an open form keeps its
 * input.
 */
export function useMe(): Me {
  const { token } = useSession()
  const { data, error, refetch } = useGetMe({ query: { enabled: token !== null } })
  const [last, setLast] = useState<User>()
  if (data !== undefined && data.user !== last) setLast(data.user)

  const user = token === null ? last : data?.user
  if (user !== undefined) return { state: 'known', user }
  if (token === null) return { state: 'signed out' }
  if (error !== null) return { state: 'failed', error, retry: () => void refetch() }
  return { state: 'waiting' }
}

/** Reads the signed-in person's profile as the server has it now. */
export function useLatestMe(): () => Promise<User> {
  const latest = useFreshRead(getGetMeQueryKey(), getMe)
  return async () => (await latest()).user
}
