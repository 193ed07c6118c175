import type { z } from 'zod'

/** An answer that the contract documents; a `contentType` of null is an answer without a body. */
export interface DocumentedAnswer {
  readonly contentType: string | null
  readonly schema: z.ZodType
}

/** One operation of a contract: its address, who may call it, and the schema of each part. */
export interface Operation {
  readonly id: string
  readonly tag: string
  readonly method: string
  readonly path: string
  /** 'public', 'token' (anyone signed in), or the role that is needed. */
  readonly access: string
  readonly params: z.ZodObject | null
  readonly query: z.ZodObject | null
  readonly body: { readonly contentType: string; readonly required: boolean; readonly schema: z.ZodObject } | null
  readonly answers: Readonly<Record<string, DocumentedAnswer>>
}

/** The operations of a contract by id. */
export type Contract = Readonly<Record<string, Operation>>
