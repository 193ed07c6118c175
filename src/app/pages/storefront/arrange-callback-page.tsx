import { CallbackForm } from '#src/features/storefront/callback/components/callback-form.tsx'
import { Scene } from '#src/shared/media/scene.tsx'
import { Page } from '#src/shared/ui/page.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

/** The form behind the promise of a call. */
export function ArrangeCallbackPage() {
  return (
    <Page title="Arrange a Callback" description="Tell us about the jewel you have in mind.">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' }}
        columnGap={{ lg: '16', xl: '24' }}
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
            A stone from the family, a ring seen in a dream: write down what you have in mind. This form sends nothing
            yet; it only notes your request in this browser.
          </chakra.p>
          <CallbackForm />
        </div>
        <chakra.div hideBelow="lg" aspectRatio="3 / 4" overflow="hidden" borderRadius="sm">
          <Scene name="about-1" alt="" sizes="26rem" urgency="eager" position="75% 50%" />
        </chakra.div>
      </chakra.div>
    </Page>
  )
}
