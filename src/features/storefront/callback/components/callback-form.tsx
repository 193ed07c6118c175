import { logLocally } from '#src/shared/lib/log.ts'
import { useIsHydrated } from '#src/shared/lib/react/use-is-hydrated.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { TextareaField, TextField } from '#src/shared/ui/field/field.tsx'
import { FormNotice } from '#src/shared/ui/form/form-notice.tsx'
import { Stack } from '#src/shared/ui/page/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { dropDraft, storeDraft, readDraft } from '#src/shared/ui/form/form-draft.ts'
import { type SubmitEvent, useState } from 'react'

/** The values of the callback form. None is required or validated. */
interface CallbackRequest {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  message: string
}

const blankRequest: CallbackRequest = { firstName: '', lastName: '', email: '', phoneNumber: '', message: '' }

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      md: 'minmax(0, 1fr)',
      lg: 'repeat(2, minmax(0, 1fr))',
    },
  },
})

const draft = 'callback'

/** Requests a callback. The request is only logged in the browser's console, and the form says so. */
export function CallbackForm() {
  const [typed, setTyped] = useState<CallbackRequest>()
  const [logged, setLogged] = useState(0)
  // A prerendered page knows no draft.
  const isHydrated = useIsHydrated()
  const stored = isHydrated && typed === undefined ? readDraft(draft, blankRequest)?.values : undefined
  const request = typed ?? stored ?? blankRequest

  const field = (name: keyof CallbackRequest) => ({
    value: request[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      const next = { ...request, [name]: value }
      setTyped(next)
      storeDraft(draft, next, { ...blankRequest })
    },
  })
  function submit(event: SubmitEvent) {
    event.preventDefault()
    logLocally('Callback request', request)
    setTyped(request)
    dropDraft(draft)
    setLogged(logged + 1)
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Pair>
          <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
          <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
        </Pair>
        <Pair>
          <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
          <TextField label="Phone number" type="tel" autoComplete="tel" {...field('phoneNumber')} />
        </Pair>
        <TextareaField label="Message" rows={5} {...field('message')} />
        <chakra.div display="grid" justifyItems="start" gap="5">
          <Button type="submit" size="lg">
            Arrange a Callback
          </Button>
          {logged > 0 && (
            <FormNotice key={logged} tone="neutral" urgent>
              Nothing was sent: your request was only noted in this browser’s log, so nobody will call you back yet.
            </FormNotice>
          )}
        </chakra.div>
      </Stack>
    </form>
  )
}
