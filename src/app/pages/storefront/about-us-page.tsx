import { AboutStory } from '#src/features/storefront/about/components/about-story.tsx'
import { Container } from '#src/shared/ui/page/layout.tsx'
import { Page } from '#src/shared/ui/page/page.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

export function AboutUsPage() {
  return (
    <Page
      title="About Us"
      heading={null}
      width="full"
      description="The story of Suvarnika: why we make jewellery, what sets it apart, and how to reach us."
    >
      <Container paddingTop={{ base: '8', md: '12' }}>
        <chakra.h1 tabIndex={-1} textStyle="h1" marginBottom={{ base: '7', md: '10' }}>
          About Us
        </chakra.h1>
      </Container>
      <AboutStory />
    </Page>
  )
}
