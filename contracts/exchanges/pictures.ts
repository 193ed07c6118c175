/** The smallest PNG: one transparent pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))

export const smallPicture = () => new Blob([bytes], { type: 'image/png' })

/** One byte more than the 5 MB that an upload may have. */
export const largePicture = () =>
  new Blob([bytes, new Uint8Array(5 * 1024 * 1024 + 1 - bytes.length)], { type: 'image/png' })

/** A text with the content type of a picture. */
export const noPicture = () => new Blob(['This is a text.'], { type: 'image/png' })
