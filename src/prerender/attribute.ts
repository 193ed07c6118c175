/** A text as the value of an attribute in double quotes. */
export const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
