import { Button } from '#src/shared/ui/button.tsx'
import { Input } from '#src/shared/ui/control.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'

/** The e-mail box. Subscribe does nothing, as the product says: no request, and no word that claims one. */
export function Newsletter() {
  const id = useId()
  return (
    <div>
      <chakra.h2 id={id} textStyle="h3" marginBottom="3">
        Never Miss On Deals
      </chakra.h2>
      <form noValidate aria-labelledby={id} onSubmit={(event) => event.preventDefault()}>
        <chakra.label htmlFor={`${id}-email`} textStyle="label" color="fg.muted">
          E-mail
        </chakra.label>
        <chakra.div display="flex" flexWrap="wrap" gap="2" marginTop="1.5">
          <Input asChild width="auto" flex="1 1 12rem" minWidth="0">
            <input id={`${id}-email`} type="email" autoComplete="email" placeholder="you@example.com" />
          </Input>
          <Button type="submit" minHeight="12">
            Subscribe
          </Button>
        </chakra.div>
      </form>
    </div>
  )
}
