import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a directory and those above it, one by one: the recursive `mkdirSync` of Node never returns where the system
 * answers ENOENT in an existing directory, as in /proc.
 */
export function makeDirectory(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  makeDirectory(dirname(path))
  mkdirSync(path)
}
