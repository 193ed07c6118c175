let top = 0

/** The scroll position at which the next page is shown, in pixels from its top. */
export const scrollTarget = {
  read: (): number => top,
  write(position: number): void {
    top = position
  },
}
