import type { Call } from '#contracts/judge/call.ts'
import type { ShopJourney } from '#contracts/shop/exchanges/calls.ts'
import { bigPicture, inOtherFormats, redPicture, smallPicture } from '#contracts/session/pictures.ts'
import { createdIsThere } from '#contracts/check/laws/writing-laws.ts'

const bytesOf = async (body: Blob | Response) => Buffer.from(await body.arrayBuffer())

/** All pictures are sent under one name; they are looked at once all are kept. */
export const uploadJourney: ShopJourney = {
  name: 'upload a picture and look at it',
  about: ['uploadFile'],
  async make(calls) {
    const uploads: { call: Call; fileUrl: string; wanted: Buffer; isRed: boolean }[] = []
    const keep = async (file: Blob, isRed: boolean) => {
      const { call, body } = await calls.succeed('uploadFile', 'admin', { body: { file } })
      uploads.push({ call, fileUrl: body.fileUrl, wanted: await bytesOf(file), isRed })
    }
    await keep(smallPicture(), false)
    await keep(bigPicture(), false)
    for (const text of Object.values(inOtherFormats)) {
      // Its content alone says what it is.
      const picture = new Blob([Buffer.from(text, 'base64')], { type: 'application/octet-stream' })
      await calls.ask('uploadFile', 'admin', { body: { file: picture } }, ['201'])
    }
    await keep(redPicture(), true)
    const shown: { bytes: Buffer; isRed: boolean }[] = []
    for (const { call, fileUrl, wanted, isRed } of uploads) {
      const picture = await calls.fetch(fileUrl)
      if (typeof picture === 'string') {
        calls.broken(createdIsThere, call, '$.fileUrl', 'the address of the picture', picture)
        continue
      }
      const got = await bytesOf(picture)
      // A host may code a picture anew, but not cut it or answer one that looks different.
      const others = [...shown, ...uploads.map((each) => ({ ...each, bytes: each.wanted }))]
      const isOther = others.some((each) => each.isRed !== isRed && each.bytes.equals(got))
      shown.push({ bytes: got, isRed })
      const type = picture.headers.get('Content-Type') ?? 'nothing'
      const isCut = got.length < wanted.length && wanted.subarray(0, got.length).equals(got)
      const whatCame = isCut
        ? `only its first ${got.length} bytes`
        : 'another one, after others of the same name were sent'
      if (picture.status !== 200 || !type.startsWith('image/'))
        calls.broken(createdIsThere, call, '$.fileUrl', 'the address of the picture', `${picture.status}, ${type}`)
      else if (isCut || isOther)
        calls.broken(createdIsThere, call, '$.fileUrl', `the picture of ${wanted.length} bytes`, whatCame)
    }
  },
}
