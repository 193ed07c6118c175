/** Runs the calls one at a time, so that equal sessions are recorded in the same order. */
export function oneByOne<Asked extends readonly unknown[], Answered>(
  task: (...asked: Asked) => Promise<Answered>,
): (...asked: Asked) => Promise<Answered> {
  let last: Promise<unknown> = Promise.resolve()
  return (...asked) => {
    const answered = last.then(() => task(...asked))
    last = answered.catch(() => undefined)
    return answered
  }
}
