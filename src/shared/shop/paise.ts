/** Rupees in whole paise, half a paisa upwards: what a price is before it is multiplied or summed. */
export function inPaise(rupees: number): number {
  // Rounded twice, since 1.005 is stored as slightly less and has to become 1.01.
  return Math.round(Number((rupees * 100).toFixed(4))) / 100
}
