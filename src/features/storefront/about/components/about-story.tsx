import { paths } from '#src/shared/lib/paths.ts'
import { Scene } from '#src/shared/media/scene.tsx'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { Container } from '#src/shared/ui/page/layout.tsx'
import { Section } from '#src/shared/ui/page/section.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { convictions, families, purposes } from '../about.ts'
import { AboutContact } from './about-contact.tsx'

const Split = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    columnGap: { lg: '16', xl: '24' },
    rowGap: '8',
    alignItems: 'center',
  },
})

const Frame = chakra('div', { base: { aspectRatio: '3 / 2', overflow: 'hidden', borderRadius: 'sm' } })

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: { md: '12', xl: '20' },
    rowGap: '10',
  },
})

const Words = chakra('p', { base: { color: 'fg.muted', maxWidth: 'prose' } })

/** Story, mission, vision, what sets the shop apart, products, responsibility and contact. */
export function AboutStory() {
  return (
    <>
      <Story />
      <Section title="Why we do it" tone="subtle">
        <Columns>
          {purposes.map(({ title, text }) => (
            <div key={title}>
              <chakra.h3 textStyle="h3" marginBottom="3">
                {title}
              </chakra.h3>
              <Words>{text}</Words>
            </div>
          ))}
        </Columns>
      </Section>
      <Section title="What sets us apart">
        <chakra.ol
          display="grid"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            xl: 'repeat(4, minmax(0, 1fr))',
          }}
          columnGap="8"
          rowGap="8"
        >
          {convictions.map(({ title, text }) => (
            <chakra.li key={title} borderTopWidth="1px" borderColor="gold" paddingTop="5">
              <chakra.h3 fontWeight="semibold" marginBottom="2">
                {title}
              </chakra.h3>
              <Words>{text}</Words>
            </chakra.li>
          ))}
        </chakra.ol>
      </Section>
      <Products />
      <Section title="Social responsibility">
        <Words textStyle="lead">
          Gold can be melted again and again, so old jewellery is welcome as the metal of something new, and we buy new
          metal only for the rest. Our boxes are paper, without plastic inside. Every product page says what it is made
          of, and where we do not know something about a stone, we say nothing rather than guess.
        </Words>
      </Section>
      <AboutContact />
    </>
  )
}

function Story() {
  return (
    <Container paddingBottom={{ base: '12', md: '20' }}>
      <Split>
        <div>
          <chakra.h2 textStyle="h2" marginBottom="5">
            Our story
          </chakra.h2>
          <chakra.p textStyle="lead" marginBottom="5">
            Suvarna is the Sanskrit word for gold, “of a beautiful colour”. We took it for our name because colour is
            where every piece begins: the warm yellow of a wedding bangle, the cool white of a chain for every day.
          </chakra.p>
          <Words>
            Suvarnika began with a drawing table and a habit: to ask what jewellery is for before asking what it costs.
            A ring worn at a keyboard needs a low setting; earrings for a long sangeet have to be light. Everything in
            this shop starts from questions like these.
          </Words>
        </div>
        <Frame>
          <Scene name="about-1" sizes="(min-width: 64rem) 46vw, 92vw" urgency="first" />
        </Frame>
      </Split>
    </Container>
  )
}

function Products() {
  return (
    <Section title="Our products" tone="subtle">
      <Split>
        <Frame order={{ base: '1', lg: '0' }}>
          <Scene name="about-2" sizes="(min-width: 64rem) 46vw, 92vw" />
        </Frame>
        <div>
          <chakra.dl display="grid" rowGap="5">
            {families.map(({ title, text }) => (
              <div key={title}>
                <chakra.dt fontWeight="semibold">{title}</chakra.dt>
                <chakra.dd color="fg.muted">{text}</chakra.dd>
              </div>
            ))}
          </chakra.dl>
          <LinkButton to={paths.products()} marginTop="8">
            See the collection
          </LinkButton>
        </div>
      </Split>
    </Section>
  )
}
