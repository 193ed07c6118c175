import { messageOf } from '#openapi/contract/message-of.ts'

/** What went wrong and what to do, by SQLite's result code. */
const reasons: Readonly<Record<number, string>> = {
  5: 'another server is using the file. Stop that one, or give another file with --keep',
  8: 'it may not be written. Allow it, or give another file with --keep',
  10: 'it could not be read or written. Check its disk, or give another file with --keep',
  11: 'it is damaged',
  13: 'the disk is full. Free some space, or give a file on another disk with --keep',
  14: 'its folder does not exist or may not be written, or it is a folder itself. Create the folder, or give another file with --keep',
  23: 'it may not be read. Allow it, or give another file with --keep',
  26: 'it holds no state of a backend, or its beginning is damaged. Give another file with --keep, or move this one away: then a new one starts',
}

/** SQLite's result code without its detail; undefined for any other error. */
export function resultCode(error: unknown): number | undefined {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'errcode') : undefined
  return typeof code === 'number' ? code & 0xff : undefined
}

/** Whether the file itself is damaged. */
export const isDamage = (error: unknown): boolean => resultCode(error) === 11

/** Why a file cannot be used, and what to do, without a full stop. */
export const sqliteReason = (error: unknown): string => reasons[resultCode(error) ?? 0] ?? messageOf(error)
