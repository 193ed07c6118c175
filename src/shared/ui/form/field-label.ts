import { fieldName } from '../../api/api-error.ts'

/** The control of a field, such as `variants.0.color`; null if the form does not show it. */
export function controlOf(form: HTMLFormElement | null, field: string): HTMLInputElement | null {
  if (form === null) return null
  const control = form.elements.namedItem(field)
  // Selects and text areas have labels and a type too.
  return control instanceof HTMLElement && 'labels' in control ? (control as HTMLInputElement) : null
}

/** The label of a field. */
export function fieldLabel(form: HTMLFormElement | null, field: string): string {
  return controlOf(form, field)?.labels?.[0]?.textContent.trim() || fieldName(field)
}

/** The label of a field with the title of its group, if it is one of several: "Variant 1: Color". */
export function groupedLabel(form: HTMLFormElement | null, field: string): string {
  const group = controlOf(form, field)?.closest('fieldset[aria-labelledby]')?.getAttribute('aria-labelledby')
  const title = group ? document.getElementById(group)?.textContent : undefined
  const label = fieldLabel(form, field)
  return title ? `${title}: ${label}` : label
}
