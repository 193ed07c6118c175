import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { Row } from '#src/shared/ui/page/layout.tsx'
import { Section } from '#src/shared/ui/page/section.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { address, email } from '../about.ts'

/** Where to write, and a way to be called. */
export function AboutContact() {
  return (
    <Section title="Contact" tone="deep">
      <chakra.p maxWidth="prose" marginBottom="6">
        Suvarnika is a fictional shop that shows what this software can do: nobody answers at this address.
      </chakra.p>
      <chakra.address fontStyle="normal" lineHeight="loose" marginBottom="8">
        {address.map((line) => (
          <chakra.span key={line} display="block">
            {line}
          </chakra.span>
        ))}
        <chakra.a
          href={`mailto:${email}`}
          display="inline-block"
          marginTop="2"
          paddingBlock="1"
          textDecoration="underline"
          textUnderlineOffset="0.25em"
        >
          {email}
        </chakra.a>
      </chakra.address>
      <Row>
        <LinkButton to={paths.callback()} variant="onImageOutline">
          Arrange a Callback
        </LinkButton>
      </Row>
    </Section>
  )
}
