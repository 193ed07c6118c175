import { textOf } from '#src/shared/ui/data-table/read-rows.ts'

/** Whether the name or the description contains the text. */
export function matchesGroup({ name, description }: { name: string; description: string }, text: string): boolean {
  const wanted = text.trim().toLowerCase()
  return textOf(name).toLowerCase().includes(wanted) || textOf(description).toLowerCase().includes(wanted)
}
