import type { z } from 'zod'

/** A documented answer; it has no body if `contentType` is null. */
export interface DocumentedAnswer {
  readonly contentType: string | null
  readonly schema: z.ZodType
}

/** An operation of a contract: its address, who may call it, and the statuses that it documents. */
export interface Operation {
  readonly id: string
  readonly tag: string
  readonly method: string
  readonly path: string
  /** 'public', 'token' (anyone signed in), or the required role. */
  readonly access: string
  /** By status: `200`, `4XX`, `default`. */
  readonly answers: Readonly<Record<string, unknown>>
}

/** Whether an operation documents a status: by its own entry, that of its class, or `default` for 5xx. */
export const documents = ({ answers }: Operation, status: number): boolean =>
  status in answers || `${Math.floor(status / 100)}XX` in answers || (status >= 500 && 'default' in answers)

/** An operation with its generated schemas. */
export interface TypedOperation extends Operation {
  readonly params: z.ZodObject | null
  readonly query: z.ZodObject | null
  /** The headers that have a meaning of their own; left out where there are none. */
  readonly headers?: z.ZodObject
  readonly body: { readonly contentType: string; readonly required: boolean; readonly schema: z.ZodObject } | null
  readonly answers: Readonly<Record<string, DocumentedAnswer>>
}

/** The operations of a contract by id. */
export type OperationTable = Readonly<Record<string, Operation>>
export type TypedOperationTable = Readonly<Record<string, TypedOperation>>
