/**
 * Characters that control a terminal, end a line, or turn round the text after them; and the beginning of a command to
 * a CI service inside a line, such as `##[add-mask]`.
 */
export const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Noncharacter_Code_Point}]|#(?=#\w*\[)/gu

const escaped = (character: string) =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')

/** The text as one line that only shows something: anything else in it is written as in JSON, such as `\u001b`. */
export const printable = (text: string): string => text.replaceAll(unprintable, escaped)

/** Plain data with each of its texts printable. */
export const printableIn = <Data>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string' ? printable(value) : value,
  ) as Data
