import { CallbackForm } from '#src/features/storefront/callback/components/callback-form.tsx'
import { Scene } from '#src/shared/media/scene.tsx'
import { Page } from '#src/shared/ui/page/page.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

/** The form that requests a callback. */
export function ArrangeCallbackPage() {
  return (
    <Page
      title="Arrange a Callback"
      description="Tell us about the jewellery you have in mind, and we will call you back."
    >
      <chakra.div
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'minmax(0, 3fr) minmax(0, 2fr)',
          lg: 'minmax(0, 1fr) 26rem',
        }}
        columnGap={{ md: '8', lg: '16', xl: '24' }}
        rowGap="10"
        alignItems="start"
      >
        <div>
          <chakra.p
            textStyle="lead"
            color="fg.muted"
            maxWidth="prose"
            marginTop={{ base: '-3', md: '-5' }}
            marginBottom="8"
          >
            A stone from the family, a ring you have in mind: tell us about it. This form does not send anything yet; it
            only notes your request in this browser.
          </chakra.p>
          <CallbackForm />
        </div>
        <chakra.div hideBelow="md" aspectRatio="3 / 4" overflow="hidden" borderRadius="sm">
          <Scene name="about-1" alt="" sizes="52rem" urgency="eager" position="75% 50%" />
        </chakra.div>
      </chakra.div>
    </Page>
  )
}
