import type { User } from '#openapi/generated/model/user.ts'
import { hasWords } from '../lib/text/has-words.ts'

/** Whether a customer's name has the words of the text; the server's search looks at emails. */
export const hasName = ({ name }: Pick<User, 'name'>, text: string): boolean => hasWords(text, name)
