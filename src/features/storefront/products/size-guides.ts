/** The sizes of a kind of jewellery, in millimetres. */
export interface SizeGuide {
  title: string
  how: string
  columns: readonly [string, string, string]
  rows: readonly (readonly [string, string, string])[]
}

const oneDecimal = (value: number) => value.toFixed(1)

/** Indian ring size is the inner circumference in millimetres minus 40. */
const rings: SizeGuide = {
  title: 'Ring size guide',
  how: 'Wrap a strip of paper around the finger, mark where it meets and measure it: that is the circumference. Measure in the evening, when fingers are widest.',
  columns: ['Size', 'Inner circumference', 'Inner diameter'],
  rows: Array.from({ length: 10 }, (_, index) => {
    const size = 6 + index * 2
    return [String(size), `${40 + size} mm`, `${oneDecimal((40 + size) / Math.PI)} mm`] as const
  }),
}

/** Bangle sizes are the inner diameter in inches and sixteenths: 2-4 is two inches and four sixteenths. */
const bangles: SizeGuide = {
  title: 'Bangle size guide',
  how: 'Bring thumb and little finger together as if to put a bangle on, and measure around the widest part of the hand: that is the circumference.',
  columns: ['Size', 'Inner circumference', 'Inner diameter'],
  rows: [2, 4, 6, 8, 10, 12].map((sixteenths) => {
    const diameter = (2 + sixteenths / 16) * 25.4
    return [`2-${sixteenths}`, `${oneDecimal(diameter * Math.PI)} mm`, `${oneDecimal(diameter)} mm`] as const
  }),
}

/** The size guide for a category, by its name: rings and bangles have one. */
export function sizeGuideFor(category: string | null): SizeGuide | null {
  if (category === null) return null
  if (/\brings?\b/i.test(category)) return rings
  return /\bbangles?\b/i.test(category) ? bangles : null
}
