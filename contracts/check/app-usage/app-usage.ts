import { type AnswerUsage, answersUsed } from './answers.ts'
import { type FieldUsage, fieldsUsedIn } from './fields.ts'

/** What the app uses of the contract. */
export interface AppUsage {
  fields: FieldUsage
  answers: AnswerUsage[]
}

/** Finding the fields takes some seconds. */
export const appUsage = (): AppUsage => ({ fields: fieldsUsedIn(['src']), answers: answersUsed() })
