import { chakra } from '@chakra-ui/react/styled-system'

const Anchor = chakra('a', {
  base: {
    position: 'fixed',
    top: '3',
    left: '3',
    zIndex: 'skip',
    paddingBlock: '3',
    paddingInline: '5',
    borderRadius: 'sm',
    bg: 'accent',
    color: 'fg.onAccent',
    // Clipped, since a link merely moved off-screen shows in full-page screenshots.
    clipPath: 'inset(50%)',
    _focus: { clipPath: 'none' },
  },
})

/** The first tab stop. It leads to the page's `<main id="content" tabIndex={-1}>`. */
export function SkipLink() {
  return <Anchor href="#content">Skip to content</Anchor>
}
