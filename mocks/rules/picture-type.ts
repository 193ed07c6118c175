/*
 * Detects the type of a picture by its structure. Each format is read from the first block to the last, so that a web
 * page that only starts like a picture is refused.
 */

const text = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))
const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)

/** Chunks of length, name, content and checksum; the last is IEND and ends the file. */
function isPng(bytes: Uint8Array): boolean {
  if (text(bytes, 0, 8) !== '\x89PNG\r\n\x1A\n' || text(bytes, 12, 4) !== 'IHDR') return false
  const view = viewOf(bytes)
  let at = 8
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at)
    if (text(bytes, at + 4, 4) === 'IEND') return end === bytes.length
    at = end
  }
  return false
}

/** Where the compressed data of a scan ends: at the next marker that is no restart. */
function afterScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
    at = bytes.indexOf(0xff, at + 1)
  }
  return bytes.length
}

/** Segments of marker and length, each scan followed by its data, up to the end. Cameras append data after it. */
function isJpeg(bytes: Uint8Array): boolean {
  if (text(bytes, 0, 2) !== '\xFF\xD8') return false
  const view = viewOf(bytes)
  let [at, scans] = [2, 0]
  while (at + 2 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]
    if (marker === 0xd9) return scans > 0 && !hasPage(bytes.subarray(at + 2))
    if (at + 4 > bytes.length) return false
    at += 2 + view.getUint16(at + 2)
    if (marker !== 0xda) continue
    if (at >= bytes.length) return false
    scans += 1
    at = afterScan(bytes, at)
  }
  return false
}

/**
 * Whether the bytes contain HTML tags or the start of a program, which no camera writes. Only looked for behind the
 * picture: in 5 MB of compressed data the four letters of a tag are found by chance.
 */
const hasPage = (bytes: Uint8Array) =>
  /<(!doctype|html|head|body|script|svg|iframe|\?php)[\s/>]/i.test(new TextDecoder('latin1').decode(bytes))

/** The end of a GIF's chain of sub-blocks, each preceded by its length. */
function afterSubBlocks(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0)
  return at + 1
}

const colourTable = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Extensions and images, then a final byte. */
function isGif(bytes: Uint8Array): boolean {
  if (!/^GIF8[79]a$/.test(text(bytes, 0, 6))) return false
  let at = 13 + colourTable(bytes[10] ?? 0)
  while (at < bytes.length) {
    if (bytes[at] === 0x3b) return at === bytes.length - 1
    if (bytes[at] === 0x21) at = afterSubBlocks(bytes, at + 2)
    else if (bytes[at] === 0x2c) at = afterSubBlocks(bytes, at + 11 + colourTable(bytes[at + 9] ?? 0))
    else return false
  }
  return false
}

/** One RIFF container, as long as the file. */
function isWebp(bytes: Uint8Array): boolean {
  if (bytes.length < 20 || text(bytes, 0, 4) !== 'RIFF' || !/^WEBPVP8[ LX]$/.test(text(bytes, 8, 8))) return false
  return viewOf(bytes).getUint32(4, true) + 8 === bytes.length
}

/** Boxes of length and name up to the end; the first identifies an AVIF. */
function isAvif(bytes: Uint8Array): boolean {
  if (bytes.length < 16 || text(bytes, 4, 4) !== 'ftyp') return false
  const view = viewOf(bytes)
  if (!/^(....)*avi[fs]/s.test(text(bytes, 8, Math.min(view.getUint32(0), 64) - 8))) return false
  let at = 0
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at)
    // A length of 0 reaches to the end of the file.
    if (size === 0) return true
    if (size < 8) return false
    at += size
  }
  return at === bytes.length
}

const formats: ReadonlyArray<readonly [string, (bytes: Uint8Array) => boolean]> = [
  ['image/png', isPng],
  ['image/jpeg', isJpeg],
  ['image/gif', isGif],
  ['image/webp', isWebp],
  ['image/avif', isAvif],
]

/** The type of a picture; undefined for anything else. */
export const pictureType = (bytes: Uint8Array): string | undefined => formats.find(([, is]) => is(bytes))?.[0]
