import { Button } from '#src/shared/ui/button/button.tsx'
import { Container, Row, Stack } from '#src/shared/ui/page/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

const remedies = [
  'Open the shop at http://localhost or over https: browsers run a service worker nowhere else.',
  'Leave the private window, or allow this site to store data: some private modes forbid service workers.',
  'To talk to a real host instead, set VITE_API_MODE=live and VITE_API_URL, and start again.',
]

const addressRemedies = ['Correct the parameter in the address.', 'Or open the shop without parameters.']

/** Replaces the shop when the backend in the page cannot start; says why and what to do. */
export function NoBackendPage({ reason }: { reason: unknown }) {
  const message = reason instanceof Error ? reason.message : String(reason)
  const parameter = reason instanceof Error && 'parameter' in reason ? String(reason.parameter) : undefined
  return (
    <Container asChild width="prose">
      <main>
        <title>{`${parameter === undefined ? 'The backend could not start' : `?${parameter}= is wrong`} · Suvarnika`}</title>
        <Stack gap="6" paddingBlock="20" alignItems="start">
          <h1>
            <chakra.span textStyle="h1">
              {parameter === undefined
                ? 'The backend in the page could not start'
                : `The address has a wrong ?${parameter}=`}
            </chakra.span>
          </h1>
          {parameter === undefined && (
            <p>
              This shop brings its own backend, a service worker in the browser. Without it no page has anything to
              show.
            </p>
          )}
          <chakra.p role="alert" padding="4" bg="error.subtle" color="error.fg" width="full">
            {message}
          </chakra.p>
          <div>
            <chakra.h2 textStyle="h3" marginBottom="3">
              What to do
            </chakra.h2>
            <chakra.ul listStyleType="disc" paddingInlineStart="5">
              {(parameter === undefined ? remedies : addressRemedies).map((remedy) => (
                <li key={remedy}>{remedy}</li>
              ))}
            </chakra.ul>
          </div>
          <Row>
            <Button onClick={() => location.reload()}>Try again</Button>
            {location.search !== '' && (
              <Button variant="outline" onClick={() => location.assign(location.pathname)}>
                Open without parameters
              </Button>
            )}
          </Row>
        </Stack>
      </main>
    </Container>
  )
}
