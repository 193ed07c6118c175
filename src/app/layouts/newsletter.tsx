import { Button } from '#src/shared/ui/button/button.tsx'
import { Input } from '#src/shared/ui/field/control.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { FooterTitle } from './footer-list.tsx'

/** The email field. Subscribe does nothing and shows nothing, since the API has no call for it. */
export function Newsletter() {
  const id = useId()
  return (
    <div>
      <FooterTitle id={id}>Never Miss On Deals</FooterTitle>
      <form noValidate aria-labelledby={id} onSubmit={(event) => event.preventDefault()}>
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) auto" gap="2">
          <Input aria-labelledby={id} type="email" autoComplete="email" placeholder="Your email" />
          <Button type="submit" minHeight="12">
            Subscribe
          </Button>
        </chakra.div>
      </form>
    </div>
  )
}
