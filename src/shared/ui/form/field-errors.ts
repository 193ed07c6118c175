import type { FieldProblem } from '#openapi/generated/model/fieldProblem.ts'

/** Error messages by field path: `name`, `variants.0.inventory.total_quantity`. */
export type FieldErrors = Record<string, string>

/**
 * The server's errors by field, for a form shaped like the request body. `body.variants[0].size` is the field
 * `variants.0.size`; an error inside a field's value, such as a map, belongs to that field. Others are dropped.
 */
export function serverErrors(values: object, problems: readonly FieldProblem[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of problems) {
    const field = fieldOf(values, path)
    if (field !== null) errors[field] ??= message
  }
  return errors
}

function fieldOf(values: object, path: string): string | null {
  const steps = path
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split(/[./]/)
    .filter(Boolean)
  if (steps[0] === 'body') steps.shift()
  const taken: string[] = []
  let value: unknown = values
  for (const step of steps) {
    if (typeof value !== 'object' || value === null) break
    value = Object.entries(value).find(([name]) => name === step)?.[1]
    if (value === undefined) return null
    taken.push(step)
  }
  return typeof value === 'object' ? null : taken.join('.')
}
