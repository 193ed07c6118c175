/** The selectors a style may be nested under. Only those the shop uses, since each one adds to the bundle. */
export const conditions = {
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [aria-disabled=true])'],
  focus: '&:focus',
  focusVisible: '&:focus-visible',
  disabled: '&:is(:disabled, [aria-disabled=true])',
  checked: '&:is(:checked, [aria-checked=true])',
  invalid: '&[aria-invalid=true]',
  expanded: '&[aria-expanded=true]',
  pressed: '&[aria-pressed=true]',
  selected: '&[aria-selected=true]',
  currentPage: '&[aria-current=page]',
  before: '&::before',
  after: '&::after',
  backdrop: '&::backdrop',
  first: '&:first-of-type',
  last: '&:last-of-type',
  notFirst: '&:not(:first-of-type)',
  notLast: '&:not(:last-of-type)',
  empty: '&:empty',
  groupHover: '.group:hover &',
  groupFocusVisible: '.group:focus-visible &',
  dark: '.dark &',
  print: '@media print',
  /** A contrast theme, which drops backgrounds and shadows. */
  forced: '@media (forced-colors: active)',
  /** Too low for bars that stay in view, as at 400% zoom. */
  low: '@media (max-height: 24rem)',
}
