import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { OptionFilter } from '#src/shared/ui/listing/option-filter.tsx'
import { type Colour, colours } from '../../listing.ts'

interface ColourFilterProps {
  chosen: readonly Colour[]
  onChange: (chosen: Colour[]) => void
}

const swatch = (background: string) => (
  <chakra.span
    aria-hidden="true"
    boxSize="4"
    borderRadius="full"
    boxShadow="inset 0 0 0 1px rgb(0 0 0 / 0.18)"
    style={{ background }}
  />
)

/** The swatch of each colour: a property of metals and stones instead of the theme. */
const swatches: Record<Colour, ReactNode> = {
  Gold: swatch('linear-gradient(135deg, #f3dc9b, #c4973c)'),
  Silver: swatch('linear-gradient(135deg, #f4f5f6, #a9afb5)'),
  Platinum: swatch('linear-gradient(135deg, #e9ecee, #87919a)'),
  'Rose Gold': swatch('linear-gradient(135deg, #f6d3c4, #c48570)'),
  'White Gold': swatch('linear-gradient(135deg, #fbf8ef, #c8c2b2)'),
  Diamond: swatch('conic-gradient(#ffffff, #cfdbe6, #ffffff, #b9c9d8, #ffffff)'),
  Pearl: swatch('radial-gradient(circle at 35% 30%, #ffffff, #e6d9cf 70%)'),
  Black: swatch('linear-gradient(135deg, #4a4a4e, #121214)'),
  Ruby: swatch('linear-gradient(135deg, #d4445b, #7b0f26)'),
  Emerald: swatch('linear-gradient(135deg, #3fae7c, #07563a)'),
  Sapphire: swatch('linear-gradient(135deg, #4d74d6, #122a70)'),
  Solitare: swatch('conic-gradient(from 45deg, #ffffff, #dfe4ea, #ffffff, #c6ced8, #ffffff)'),
}

/** A checkbox with a swatch for each colour. */
export function ColourFilter({ chosen, onChange }: ColourFilterProps) {
  return <OptionFilter title="Colour" options={colours} ticked={chosen} onChange={onChange} marks={swatches} />
}
