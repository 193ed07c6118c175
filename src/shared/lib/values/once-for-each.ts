/** The function, but computed once for each object, however often a growing list is drawn. */
export function onceForEach<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, To>()
  return (from) => {
    const known = made.get(from) ?? make(from)
    made.set(from, known)
    return known
  }
}
