/** A media type without its parameters, which describe the text and not the value: `application/json`. */
export const bareType = (type: string) => type.split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** Whether a media type is JSON, which alone has a shape to judge. */
export const isJsonType = (type: string) => /^application\/(?:[\w.+-]*\+)?json$/i.test(type)

/** Whether a body is sent as the fields of a form. */
export const isFormType = (type: string) => /^(?:multipart\/form-data|application\/x-www-form-urlencoded)$/i.test(type)

/** What may be documented for a media type: itself, or a range that has it, such as `image/*`, the narrowest first. */
export const namesFor = (type: string) => [type, `${type.split('/', 1)[0]}/*`, '*/*']

/** Of documented bodies that for a media type: its own, else that of the narrowest range that has it. */
export const bodyOfType = <Body extends { readonly contentType: string }>(
  bodies: readonly Body[],
  type: string,
): Body | undefined =>
  namesFor(bareType(type))
    .map((name) => bodies.find(({ contentType }) => contentType === name))
    .find((each) => each !== undefined)

/** The media type to send where one or a range is documented. */
export function sentType(documented: string): string {
  if (!documented.includes('*')) return documented
  const ranges: Record<string, string> = { 'image/*': 'image/png', 'text/*': 'text/plain' }
  return ranges[documented] ?? (/^(?:\*|application)\//.test(documented) ? 'application/json' : documented)
}
