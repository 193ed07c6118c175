import { useSession } from '#src/shared/api/session.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { FormNotice } from '#src/shared/ui/form/form-notice.tsx'
import type { SavableForm } from '#src/shared/ui/form/savable-form.ts'
import { Row, Stack } from '#src/shared/ui/layout.tsx'
import { SignedOutNotice } from '#src/shared/ui/signed-out.tsx'
import { type ReactNode, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'

interface OrderFormFrameProps<Values extends FieldValues> {
  label: string
  form: SavableForm<Values>
  submitLabel: string
  danger?: boolean
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** A form about one order: it says quietly when a call failed, and keeps what was typed. */
export function OrderFormFrame<Values extends FieldValues>(props: OrderFormFrameProps<Values>) {
  const { label, form, submitLabel, danger = false, closeLabel, onClose, children } = props
  const { token } = useSession()
  const ref = useRef<HTMLFormElement>(null)

  async function send() {
    await form.submit()
    // A star is no field that the form library could focus.
    const fault = ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const control = fault?.matches('[role=radiogroup]') ? fault.querySelector('input') : fault
    control?.focus()
  }

  return (
    <form
      ref={ref}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        if (token !== null) void send()
      }}
    >
      <Stack gap="6">
        {children}
        {token === null && <SignedOutNotice text="Please log in to change your orders" />}
        {token !== null && form.failure !== undefined && <FormNotice tone="neutral">{form.failure}</FormNotice>}
        <Row>
          <Button type="submit" variant={danger ? 'danger' : 'solid'} pending={form.pending}>
            {submitLabel}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {closeLabel}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
