/** How far the clocks of India are ahead of UTC, in milliseconds. */
export const indiaOffset = 5.5 * 3_600_000
