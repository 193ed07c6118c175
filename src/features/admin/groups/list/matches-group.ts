/** Whether the name or the description contains the text. */
export function matchesGroup({ name, description }: { name: string; description: string }, text: string): boolean {
  const wanted = text.trim().toLowerCase()
  return name.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted)
}
