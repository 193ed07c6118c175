import { chakra } from '@chakra-ui/react/styled-system'

const Sheet = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'overlay',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '5',
    bg: 'bg',
    color: 'fg',
    // The script in the head of prerendered pages hides it in time, even while the app is still loading.
    'html.uncovered &': { visibility: 'hidden' },
  },
})

/** Not a `<progress>`, which browsers style differently. */
const bar = { role: 'progressbar', 'aria-label': 'Loading', 'aria-valuemin': 0, 'aria-valuemax': 100 }

/** What covers the screen while it loads. */
export function OverlayCover({ percent: value }: { percent: number }) {
  return (
    <Sheet>
      <chakra.p textStyle="logo" fontSize="4xl" color="accent.fg" aria-hidden="true">
        Suvarnika
      </chakra.p>
      <chakra.div {...bar} aria-valuenow={value} width="14rem" height="2px" bg="bg.muted">
        <chakra.div height="full" bg="accent" transformOrigin="left" style={{ transform: `scaleX(${value / 100})` }} />
      </chakra.div>
      <chakra.p fontSize="sm" fontVariantNumeric="tabular-nums">
        {`Loading... ${value}%`}
      </chakra.p>
    </Sheet>
  )
}
