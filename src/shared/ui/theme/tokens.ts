/** Converts `{ a: 1 }` to Chakra's form: `{ a: { value: 1 } }`. */
function values<Table extends Record<string, string | number>>(
  table: Table,
): { [Name in keyof Table]: { value: Table[Name] } } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the type of the keys
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, { value }])) as {
    [Name in keyof Table]: { value: Table[Name] }
  }
}

const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 28, 32, 40, 48, 64,
] as const
type Step = (typeof steps)[number]
const lengths = {
  0: '0',
  px: '1px',
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the type of the keys
  ...(Object.fromEntries(steps.map((step) => [step, `${step / 4}rem`])) as Record<Step, string>),
}

/**
 * Names of plain values, which are written into the styles as they are: as tokens each would become a CSS variable, and
 * making 150 of them took half of the time that Chakra needs to start.
 */
export const scales = {
  fontSizes: {
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.25rem',
  },
  fontWeights: { normal: '400', medium: '500', semibold: '600' },
  lineHeights: { none: '1', tight: '1.1', snug: '1.3', normal: '1.6', loose: '1.75' },
  letterSpacings: { tight: '-0.01em', wide: '0.03em' },
  spacing: lengths,
  sizes: {
    ...lengths,
    full: '100%',
    max: 'max-content',
    fit: 'fit-content',
    dvh: '100dvh',
    prose: '42rem',
    narrow: '30rem',
    page: '84rem',
  },
  radii: { none: '0', sm: '2px', md: '3px', lg: '6px', full: '9999px' },
  durations: { fast: '140ms', base: '240ms', slow: '480ms', slower: '900ms' },
  easings: { out: 'cubic-bezier(0.22, 0.8, 0.24, 1)', inOut: 'cubic-bezier(0.6, 0, 0.2, 1)' },
  zIndex: { raised: 1, sticky: 20, bar: 30, dropdown: 40, toast: 80, skip: 90, overlay: 100 },
}

/** Tokens that are the same in light and dark mode. */
export const tokens = {
  fonts: values({
    heading: "'Cormorant Variable', 'Cormorant Fallback', 'Cormorant Noto', 'Cormorant DejaVu', Georgia, serif",
    body: "'Hanken Grotesk Variable', 'Hanken Fallback', 'Hanken DejaVu', system-ui, sans-serif",
  }),
}

/** A colour for each mode. */
function looks<Name extends string>(table: Record<Name, [light: string, dark: string]>) {
  return Object.fromEntries(
    Object.entries<[string, string]>(table).map(([name, [light, dark]]) => [
      name,
      { value: { base: light, _dark: dark } },
    ]),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the type of the keys
  ) as Record<Name, { value: { base: string; _dark: string } }>
}

/** Every pair of text and background that the shop uses has a contrast of at least 4.5, every edge of a control 3. */
export const semanticTokens = {
  colors: {
    bg: looks({
      DEFAULT: ['#FBF8F3', '#140C13'],
      canvas: ['#FBF8F3', '#140C13'],
      surface: ['#FFFEFB', '#1D131B'],
      subtle: ['#F3EDE2', '#261A24'],
      muted: ['#E9E1D3', '#32242F'],
      deep: ['#22101D', '#22101D'],
      picture: ['#E9E6D9', '#D9D5C6'],
    }),
    fg: looks({
      DEFAULT: ['#231A20', '#F3ECE4'],
      muted: ['#5F5359', '#C6B8BF'],
      subtle: ['#6F6268', '#A998A2'],
      onImage: ['#FBF5EA', '#FBF5EA'],
      onAccent: ['#FBF5EA', '#231319'],
    }),
    border: looks({
      DEFAULT: ['#E3DACC', '#3A2C37'],
      strong: ['#8A7C74', '#877481'],
    }),
    accent: looks({
      DEFAULT: ['#4A1838', '#D9B978'],
      hover: ['#66254F', '#E8CD97'],
      fg: ['#6B2450', '#E0C38A'],
      subtle: ['#F1E4E6', '#34222D'],
    }),
    gold: looks({ DEFAULT: ['#B08A45', '#C9A664'], fg: ['#80591A', '#DDBF85'] }),
    metal: looks({
      gold: ['#EBDCB6', '#43341A'],
      silver: ['#DEE1E4', '#373C43'],
      pearl: ['#F2E8DF', '#453C3A'],
      platinum: ['#CED4D8', '#2C353B'],
    }),
    success: looks({ DEFAULT: ['#2F6B45', '#2F6B45'], fg: ['#25603B', '#8CCFA3'], subtle: ['#E4EFE4', '#1C2E22'] }),
    error: looks({ DEFAULT: ['#A3262F', '#A3262F'], fg: ['#9A1F2A', '#FFA3A3'], subtle: ['#F8E5E3', '#3A1B20'] }),
    warning: looks({ fg: ['#7A4B00', '#F0C67E'], subtle: ['#F7EBD3', '#382A16'] }),
    gray: looks({ DEFAULT: ['#4A4148', '#4A4148'] }),
    onColour: { value: '#FFFFFF' },
    // Backgrounds and text of the scenes, the same in both modes.
    scene: looks({
      night: ['#180818', '#180818'],
      dusk: ['#090F26', '#090F26'],
      mist: ['#D9D3DE', '#D9D3DE'],
    }),
    focusRing: { value: { base: '#6B2450', _dark: '#E0C38A' } },
    scrim: { value: 'rgb(20 8 18 / 0.55)' },
  },
  shadows: looks({
    sm: ['0 1px 2px rgb(52 28 40 / 0.06)', '0 1px 2px rgb(0 0 0 / 0.5)'],
    md: ['0 10px 30px -12px rgb(52 28 40 / 0.18)', '0 10px 30px -12px rgb(0 0 0 / 0.7)'],
    lg: ['0 28px 70px -24px rgb(52 28 40 / 0.32)', '0 28px 70px -24px rgb(0 0 0 / 0.85)'],
  }),
}

export const breakpoints = { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' }
