import { bigPicture, inOtherFormats, smallPicture } from '#contracts/exchanges/pictures.ts'
import { createdIsThere } from '../laws/writing-laws.ts'
import type { Journey } from '#contracts/session/journey.ts'

export const uploadJourney: Journey = {
  name: 'upload a picture and look at it',
  about: ['uploadFile'],
  async make(calls) {
    const file = smallPicture()
    const { call, body } = await calls.succeed('uploadFile', 'admin', { body: { file } })
    const { call: other, body: second } = await calls.succeed('uploadFile', 'admin', { body: { file: bigPicture() } })
    if (second.fileUrl === body.fileUrl)
      calls.broken(createdIsThere, other, '$.fileUrl', 'an address of its own', second.fileUrl)
    for (const [format, text] of Object.entries(inOtherFormats)) {
      const picture = new Blob([Buffer.from(text, 'base64')], { type: `image/${format}` })
      await calls.ask('uploadFile', 'admin', { body: { file: picture } }, ['201'])
    }
    const picture = await calls.fetch(body.fileUrl)
    const [wanted, got] = [Buffer.from(await file.arrayBuffer()), Buffer.from(await picture.arrayBuffer())]
    const type = picture.headers.get('Content-Type') ?? 'nothing'
    if (picture.status !== 200 || !type.startsWith('image/'))
      calls.broken(createdIsThere, call, '$.fileUrl', 'the address of the picture', `${picture.status}, ${type}`)
    else if (!wanted.equals(got)) {
      const expected = `the picture of ${wanted.length} bytes`
      calls.broken(createdIsThere, call, '$.fileUrl', expected, `${got.length} other bytes`)
    }
  },
}
