import type { z } from 'zod'

/** A documented answer; it has no body if `contentType` is null. */
export interface DocumentedAnswer {
  readonly contentType: string | null
  readonly schema: z.ZodType
}

/** An operation of a contract: its address, who may call it, and its schemas. */
export interface Operation {
  readonly id: string
  readonly tag: string
  readonly method: string
  readonly path: string
  /** 'public', 'token' (anyone signed in), or the required role. */
  readonly access: string
  readonly params: z.ZodObject | null
  readonly query: z.ZodObject | null
  /** The headers that have a meaning of their own; left out where there are none. */
  readonly headers?: z.ZodObject
  readonly body: { readonly contentType: string; readonly required: boolean; readonly schema: z.ZodObject } | null
  readonly answers: Readonly<Record<string, DocumentedAnswer>>
}

/** The operations of a contract by id. */
export type OperationTable = Readonly<Record<string, Operation>>
