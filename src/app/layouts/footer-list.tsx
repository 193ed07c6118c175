import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'

const Anchor = chakra(Link, {
  base: {
    display: 'inline-block',
    paddingBlock: '1.5',
    color: 'fg.muted',
    textUnderlineOffset: '0.3em',
    textDecorationThickness: '1px',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
})

export function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Anchor to={to}>{children}</Anchor>
    </li>
  )
}

export const FooterTitle = chakra('h2', { base: { fontSize: 'md', fontWeight: 'semibold', marginBottom: '3' } })

export function FooterList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <FooterTitle id={id}>{title}</FooterTitle>
      <ul>{children}</ul>
    </nav>
  )
}
