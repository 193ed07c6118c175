import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { LinkButton } from '../button/button.tsx'
import { Row } from '../page/layout.tsx'
import { FormNotice } from './form-notice.tsx'

interface SavedPanelProps {
  /** The success message. */
  text: string
  /** The saved values by label. */
  values: [name: string, value: ReactNode][]
  links: { label: string; to: string }[]
}

const Values = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '0.5',
    marginTop: '2',
  },
})

/** Confirms a save with the saved values and links; the form below is ready for the next item. */
export function SavedPanel({ text, values, links }: SavedPanelProps) {
  return (
    <FormNotice
      tone="success"
      urgent
      action={
        <Row gap="2">
          {links.map(({ label, to }) => (
            <LinkButton key={label} to={to} size="sm" variant="outline">
              {label}
            </LinkButton>
          ))}
        </Row>
      }
    >
      <chakra.p fontWeight="semibold">{text}</chakra.p>
      <Values>
        {values.map(([name, value]) => (
          <chakra.div key={name} display="contents">
            <dt>{name}</dt>
            <chakra.dd lineClamp="2">{value}</chakra.dd>
          </chakra.div>
        ))}
      </Values>
    </FormNotice>
  )
}
