export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Sets a field's value as typing does. React ignores an event whose value is the one that it saw last, and hydration
 * counts as seeing the field's current value. So the first events hydrate the field, the initial value is set where
 * React sees it, and the new value where it does not.
 */
export function fill(field: Field, value: string): void {
  announce(field)
  if ('defaultValue' in field) field.value = field.defaultValue
  // By the prototype's setter, which React does not watch.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
  announce(field)
}

function announce(field: Field): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
