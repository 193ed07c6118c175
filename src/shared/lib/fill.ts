export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Sets a field's value as typing does. React ignores a value that it knows, and at hydration it takes the field's for
 * the known one. So the field is hydrated first and then set to its initial value, which React notes.
 */
export function fill(field: Field, value: string): void {
  announce(field)
  if ('defaultValue' in field) field.value = field.defaultValue
  // Through the prototype, where React does not note it.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
  announce(field)
}

function announce(field: Field): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
