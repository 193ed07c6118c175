import { Scene } from '#src/shared/media/scene.tsx'
import { inlineLink } from '#src/shared/ui/page/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'

interface AuthFrameProps {
  title: string
  /** One sentence below the title. */
  lead: string
  /** The link to the other of the two screens. */
  other: { question: string; link: string; to: string }
  children: ReactNode
}

const Split = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      lg: 'minmax(0, 1fr) minmax(0, 1fr)',
      xl: 'minmax(0, 5fr) minmax(0, 6fr)',
    },
    gridTemplateRows: { base: 'auto 1fr', lg: 'minmax(0, 1fr)' },
    height: 'full',
    minHeight: { lg: '44rem' },
  },
})

const Side = chakra('div', {
  base: { position: 'relative', height: { base: '11rem', sm: '14rem', lg: 'auto' }, overflow: 'hidden' },
})

const Form = chakra('div', {
  base: {
    width: 'full',
    maxWidth: '28.5rem',
    margin: 'auto',
    paddingBlock: { base: '9', md: '14' },
    paddingInline: '5',
  },
})

const SwitchLink = chakra(Link, inlineLink)

/** A picture beside a form: the frame of signing in and registering. */
export function AuthFrame({ title, lead, other, children }: AuthFrameProps) {
  const { state } = useLocation()
  return (
    <Split>
      <Side>
        <chakra.div position="absolute" inset="0">
          {/* Decorative. */}
          <Scene name="auth-1" alt="" sizes="(min-width: 64rem) 50vw, 100vw" urgency="first" position="50% 54%" />
        </chakra.div>
      </Side>
      <Form>
        <chakra.h1 textStyle="h1" tabIndex={-1}>
          {title}
        </chakra.h1>
        <chakra.p color="fg.muted" marginTop="2" marginBottom="8" textWrap="balance">
          {lead}
        </chakra.p>
        {children}
        <chakra.p marginTop="8" paddingTop="6" borderTopWidth="1px" color="fg.muted">
          <span>{`${other.question} `}</span>
          <SwitchLink to={other.to} state={state}>
            {other.link}
          </SwitchLink>
        </chakra.p>
      </Form>
    </Split>
  )
}
