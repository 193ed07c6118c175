import type { StyleObject } from '../theme/style-props.ts'

/** The look of a small round button or link; padding and gap are its own. */
export const pill: StyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '8',
  fontSize: 'sm',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'full',
  transitionProperty: 'background-color',
  transitionDuration: 'fast',
  _hover: { bg: 'bg.muted' },
}
