import { Button } from '#src/shared/ui/button/button.tsx'
import { ShopFormFrame } from '#src/shared/ui/form/shop-form-frame.tsx'
import type { EditForm } from '#src/shared/ui/form/use-edit-form.ts'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'

interface OrderFormFrameProps<Values extends FieldValues> {
  label: string
  form: EditForm<Values>
  /** The label of the button that sends the form. */
  send: string
  /** Whether sending removes something. */
  isDanger?: boolean
  /** The label of the button that closes the form. */
  close: string
  onClose: () => void
  children: ReactNode
}

/** A form about an order, opened below it: a button that sends it and one that closes it. */
export function OrderFormFrame<Values extends FieldValues>(props: OrderFormFrameProps<Values>) {
  const { label, form, send, isDanger = false, close, onClose, children } = props
  return (
    <ShopFormFrame
      label={label}
      form={form}
      failureTone="neutral"
      signedOut={{ typed: 'Please log in to change your orders' }}
      actions={
        <>
          <Button type="submit" variant={isDanger ? 'danger' : 'solid'} pending={form.isPending}>
            {send}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {close}
          </Button>
        </>
      }
    >
      {children}
    </ShopFormFrame>
  )
}
