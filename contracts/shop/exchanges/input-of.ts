import type { z } from 'zod'
import type { OperationId, Operations } from '#openapi/generated/operations.ts'

/** Who makes a request: a guest, or one of the two accounts. */
export type Caller = 'guest' | SignedIn

/** Who signs in. */
export type SignedIn = 'customer' | 'admin'

export const signedIn: readonly SignedIn[] = ['customer', 'admin']

type Params<Schema> = Schema extends z.ZodType ? { params: z.input<Schema> } : { params?: undefined }
type Query<Schema> = Schema extends z.ZodType ? { query?: z.input<Schema> } : { query?: undefined }
type Body<Given> = Given extends { required: infer Required; schema: z.ZodType }
  ? Required extends true
    ? { body: z.input<Given['schema']> }
    : { body?: z.input<Given['schema']> }
  : { body?: undefined }

/** A request that fits the contract. */
export type InputOf<Id extends OperationId> = Params<Operations[Id]['params']> &
  Query<Operations[Id]['query']> &
  Body<Operations[Id]['body']>
