import { anklets, bangles, bracelets, cufflinks, nosePins } from './bangles.ts'
import { earrings, moreEarrings } from './earrings.ts'
import { chains, mangalsutra, necklaces, sets } from './necklaces.ts'
import { morePendants, pendants } from './pendants.ts'
import type { CategoryName, CataloguePiece, Piece } from './piece.ts'
import { moreRings, rings } from './rings.ts'

const groups: Record<CategoryName, readonly Piece[]> = {
  Rings: rings,
  Earrings: earrings,
  Necklaces: necklaces,
  Bracelets: bracelets,
  Bangles: bangles,
  Pendants: pendants,
  Chains: chains,
  Mangalsutra: mangalsutra,
  Anklets: anklets,
  'Nose Pins': nosePins,
  Cufflinks: cufflinks,
  Sets: sets,
}

/** The designs of the usual shop, one of each department in turn, so that the first page shows all departments. */
export const catalogue: readonly CataloguePiece[] = inTurn(groups)

/** More designs, for larger shops. */
export const furtherPieces: readonly CataloguePiece[] = [
  ...moreRings.map((piece) => ({ ...piece, category: 'Rings' as const })),
  ...moreEarrings.map((piece) => ({ ...piece, category: 'Earrings' as const })),
  ...morePendants.map((piece) => ({ ...piece, category: 'Pendants' as const })),
]

function inTurn(from: Record<CategoryName, readonly Piece[]>): CataloguePiece[] {
  const departments = Object.entries(from) as [CategoryName, readonly Piece[]][]
  const longest = Math.max(...departments.map(([, pieces]) => pieces.length))
  return Array.from({ length: longest }, (_, row) =>
    departments.flatMap(([category, pieces]) => {
      const piece = pieces[row]
      return piece ? [{ ...piece, category }] : []
    }),
  ).flat()
}
