/**
 * Tells the forms what a password manager or the browser has filled in without an event: when the next field is
 * entered, since drawing the form again would empty what it does not know, and before the form is sent.
 */
export function readFilledFields(signal?: AbortSignal): void {
  const options = { capture: true, ...(signal && { signal }) }
  addEventListener('focusin', ({ target }) => isField(target) && target.form && announceFields(target.form), options)
  addEventListener('submit', ({ target }) => target instanceof HTMLFormElement && announceFields(target), options)
}

function announceFields(form: HTMLFormElement): void {
  // All are read first, since each event may draw the form again.
  const filled = [...form.elements].filter(isField).map((field) => ({ field, value: field.value }))
  for (const { field, value } of filled) {
    // By the prototype's setter, which React does not watch.
    if (field.value !== value) Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
    // React passes on only a value that it has not seen.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const isField = (target: unknown) => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
