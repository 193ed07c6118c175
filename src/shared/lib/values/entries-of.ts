/** The entries of a table with a row for each value of a closed set, in their order. */
export function entriesOf<Value extends string, Row>(table: Readonly<Record<Value, Row>>): [Value, Row][] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a table of ours has no other keys
  return Object.entries(table) as [Value, Row][]
}
