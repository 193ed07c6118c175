import { beginningOf } from './picture-type-of.ts'

/** The longest edge of a photo as it is sent, in points. */
const longestEdge = 2000
/** Smaller files are sent as they are, in bytes. */
const smallEnough = 500 * 1024
const quality = 0.85

/** What is left are drawings and animations (GIF), or already small (AVIF). */
const photos = ['image/jpeg', 'image/png', 'image/webp']

/** Whether it has several frames, of which a canvas shows the first only. */
const isAnimated = async (file: Blob) => /acTL|ANIM/.test(await beginningOf(file, 64 * 1024))

/** Some browsers return noise from a canvas, against tracking. */
function isTrue(context: OffscreenCanvasRenderingContext2D): boolean {
  context.fillStyle = '#c86432'
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return Math.max(Math.abs(red - 0xc8), Math.abs(green - 0x64), Math.abs(blue - 0x32)) < 8
}

/** The picture with 2,000 points on its longest edge, upright as the camera was held, without its place and time. */
async function shrunk(file: File, type: string): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file)
  const factor = longestEdge / Math.max(picture.width, picture.height)
  try {
    if (factor >= 1) return undefined
    const canvas = new OffscreenCanvas(Math.round(picture.width * factor), Math.round(picture.height * factor))
    const context = canvas.getContext('2d')
    if (context === null || !isTrue(context)) return undefined
    context.clearRect(0, 0, 1, 1)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob({ type, quality })
  } finally {
    picture.close()
  }
}

/**
 * A large photo in fewer points, so that it can be sent over a slow line; any other file, and one that the browser cannot
 * draw, unchanged. `type` is its format.
 */
export async function smallerPicture(file: File, type: string): Promise<File> {
  if (file.size <= smallEnough || !photos.includes(type)) return file
  try {
    const smaller = (await isAnimated(file)) ? undefined : await shrunk(file, type)
    // A browser that cannot write a format writes a PNG.
    if (smaller === undefined || smaller.type !== type || smaller.size >= file.size) return file
    return new File([smaller], file.name, { type, lastModified: file.lastModified })
  } catch {
    return file
  }
}
