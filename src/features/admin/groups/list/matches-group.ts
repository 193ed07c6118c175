import { hasWords } from '#src/shared/lib/text/has-words.ts'

/** Whether name and description contain the words of the text. */
export function matchesGroup({ name, description }: { name: string; description: string }, text: string): boolean {
  return hasWords(text, name, description)
}
