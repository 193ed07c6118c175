import { copyFileSync, existsSync, renameSync } from 'node:fs'

/** The files of a database: its own, and those that SQLite keeps beside it. */
const parts = ['', '-wal', '-shm']

function freeName(path: string): string {
  for (let number = 1; ; number += 1) if (!existsSync(`${path}.old-${number}`)) return `${path}.old-${number}`
}

/** Copies a database, closed or without unwritten changes, beside itself. Returns the path of the copy. */
export function copyAside(path: string): string {
  const copy = freeName(path)
  copyFileSync(path, copy)
  return copy
}

/** Renames the files of a database that is not open. Returns the new path. */
export function moveAside(path: string): string {
  const copy = freeName(path)
  for (const part of parts) if (existsSync(path + part)) renameSync(path + part, copy + part)
  return copy
}
