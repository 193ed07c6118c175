const heading = {
  fontFamily: 'heading',
  fontWeight: '500',
  lineHeight: '1.1',
  letterSpacing: '-0.01em',
  textWrap: 'balance',
} as const

/** Text styles. Sizes grow with the screen, so that no page sets its own. */
export const textStyles = {
  display: { value: { ...heading, lineHeight: '1.02', fontSize: 'clamp(2.75rem, 1.9rem + 4vw, 5.25rem)' } },
  h1: { value: { ...heading, fontSize: 'clamp(2.25rem, 1.8rem + 2.1vw, 3.5rem)' } },
  h2: { value: { ...heading, fontSize: 'clamp(1.875rem, 1.55rem + 1.5vw, 2.75rem)' } },
  h3: { value: { ...heading, lineHeight: '1.2', fontSize: 'clamp(1.375rem, 1.25rem + 0.5vw, 1.625rem)' } },
  quote: {
    value: { ...heading, fontWeight: '400', lineHeight: '1.35', fontSize: 'clamp(1.5rem, 1.25rem + 1.2vw, 2.25rem)' },
  },
  logo: { value: { ...heading, fontWeight: '600', fontSize: '1.75rem', letterSpacing: '0.02em' } },
  lead: { value: { fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)', lineHeight: '1.6' } },
  body: { value: { fontSize: '1rem', lineHeight: '1.6' } },
  small: { value: { fontSize: '0.875rem', lineHeight: '1.5' } },
  label: { value: { fontSize: '0.875rem', fontWeight: '500', lineHeight: '1.4' } },
  eyebrow: { value: { fontSize: '0.8125rem', fontWeight: '500', lineHeight: '1.4', letterSpacing: '0.04em' } },
}
