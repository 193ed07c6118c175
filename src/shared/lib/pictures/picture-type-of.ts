/** How a file of each accepted format begins. Names and types of files say nothing: a renamed text keeps its name. */
const beginnings: ReadonlyArray<readonly [type: string, beginning: RegExp]> = [
  ['image/png', /^\x89PNG\r\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/avif', /^[^]{4}ftyp([^]{4})*?avi[fs]/],
  ['image/gif', /^GIF8[79]a/],
]

/** The accepted picture formats. */
export const pictureTypes = beginnings.map(([type]) => type)

/** The first bytes of a file, each as one character. */
export async function beginningOf(file: Blob, length: number): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, length).arrayBuffer())
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}

/** The format of a picture by its content; undefined if the shop does not take it. Rejects if it cannot be read. */
export async function pictureTypeOf(file: Blob): Promise<string | undefined> {
  const beginning = await beginningOf(file, 64)
  return beginnings.find(([, pattern]) => pattern.test(beginning))?.[0]
}
