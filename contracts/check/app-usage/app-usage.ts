import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type AnswerUsage, answersUsed } from './answers.ts'
import { type FieldUsage, fieldsUsedIn } from './fields.ts'

const root = join(import.meta.dirname, '../../..')
const cache = join(root, 'node_modules/.cache/app-usage.json')

/** What the app uses of the contract. */
export interface AppUsage {
  fields: FieldUsage
  answers: AnswerUsage[]
}

/** Changes whenever the app or the generated types do. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const files = globSync('{src/**/*.{ts,tsx},openapi/generated/model/*.ts,contracts/app-usage/*.ts}', { cwd: root })
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function readCache(): { fingerprint: string; fields: FieldUsage } | undefined {
  try {
    return JSON.parse(readFileSync(cache, 'utf8')) as { fingerprint: string; fields: FieldUsage }
  } catch {
    // Missing or unreadable: computed again.
    return undefined
  }
}

/**
 * What the app uses of the contract. Finding the fields takes some seconds, so they are cached until the app changes.
 */
export function appUsage(): AppUsage {
  const now = fingerprint()
  const known = readCache()
  const fields = known?.fingerprint === now ? known.fields : fieldsUsedIn(['src'])
  mkdirSync(dirname(cache), { recursive: true })
  writeFileSync(cache, JSON.stringify({ fingerprint: now, fields }))
  return { fields, answers: answersUsed() }
}
