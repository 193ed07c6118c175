/** A host's answer with its body read. `body` is undefined if there is none or it is not JSON. */
export interface Answer {
  status: number
  contentType: string | null
  headers: Headers
  text: string
  body: unknown
}

/** Reads an answer to its end. */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  const { status, headers } = response
  const answer = { status, contentType: headers.get('Content-Type'), headers, text }
  try {
    return { ...answer, body: text === '' ? undefined : JSON.parse(text) }
  } catch {
    return { ...answer, body: undefined }
  }
}
