import type { Operations } from '#openapi/generated/operations.ts'
import type { Implementations, TagImplementations, TagOf } from '../engine/call/implementation.ts'
import type { RowOf, Store } from './rows.ts'

type User = RowOf<'users'>
export type AllImplementations = Implementations<Operations, Store, User>

/** All operations of one tag. */
export type ImplementationsOf<Tag extends TagOf<Operations>> = TagImplementations<Operations, Tag, Store, User>
