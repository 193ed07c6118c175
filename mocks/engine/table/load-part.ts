/** A part of the backend that is imported when it is needed. In a page its file can be out of reach by then. */
export const loadPart = <Part>(imported: Promise<Part>): Promise<Part> =>
  imported.catch((cause: unknown) => {
    throw new Error(
      'Nothing was done: a part of the demo shop could not be loaded. Try again when the server of this page can be reached.',
      { cause },
    )
  })
