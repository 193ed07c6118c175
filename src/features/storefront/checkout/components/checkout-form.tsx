import { paymentMethods } from '#src/shared/shop/payment-methods.ts'
import { AlertDialog } from '#src/shared/ui/dialog/alert-dialog.tsx'
import { Stack } from '#src/shared/ui/page/layout.tsx'
import { SummaryColumns } from '#src/shared/ui/summary-card/summary-card.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { checkoutMemory } from '../checkout-memory.ts'
import type { CheckoutValues } from '../checkout-values.ts'
import type { OrderLine } from '../order-lines.ts'
import { useCheckoutForm } from '../use-checkout-form.ts'
import { useDeliveryAddress } from '../use-delivery-address.ts'
import type { PlacedOrder } from '../use-place-order.ts'
import { AddAddress, type NewAddress } from './add-address.tsx'
import { CardFields } from './card-fields.tsx'
import { CodPanel } from './cod-panel.tsx'
import { DeliveryAddress } from './delivery-address.tsx'
import { OrderReview } from './order-review.tsx'
import { PaymentChoice } from './payment-choice.tsx'

interface CheckoutFormProps {
  title: string
  note: string
  lines: readonly OrderLine[]
  onPlaced: (order: PlacedOrder) => void
  newAddress: NewAddress
}

const Heading = chakra('h2', { base: { textStyle: 'h3', marginBottom: '4' } })

/** Address, payment and order. */
export function CheckoutForm({ lines, onPlaced, newAddress, ...summary }: CheckoutFormProps) {
  const { addresses, address, isGone, choose: chooseAddress, retry } = useDeliveryAddress()
  const [isAddressMissed, setAddressMissed] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const addressPlace = useRef<HTMLElement>(null)
  const id = useId()

  const checkout = useCheckoutForm({ lines, address, onPlaced })
  const { form, isSending, failure, isDismissed, dismiss, isUncertain } = checkout
  const { formRef, submit: send } = form.editor
  const method = form.form.watch('method')
  const { asks } = paymentMethods[method]

  function choose(next: CheckoutValues['method']) {
    form.form.setValue('method', next)
    checkoutMemory.change((memory) => ({ ...memory, method: next }))
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isSending) return
    setAddressMissed(address === undefined)
    if (address === undefined)
      return (addressPlace.current?.querySelector<HTMLElement>('input, button, a') ?? addressPlace.current)?.focus()
    if (isUncertain) setAsking(true)
    else void send()
  }

  return (
    <>
      <form ref={formRef} noValidate aria-label="Checkout" onSubmit={submit}>
        <SummaryColumns>
          <Stack gap="10">
            <chakra.section ref={addressPlace} tabIndex={-1} outline="none" aria-labelledby={`${id}-address`}>
              <Heading id={`${id}-address`}>Delivery address</Heading>
              <DeliveryAddress
                addresses={addresses}
                chosen={address?.id}
                onChoose={chooseAddress}
                onAdd={() => setAdding(true)}
                isMissed={isAddressMissed && address === undefined}
                isGone={isGone}
                {...(retry && { onRetry: retry })}
              />
            </chakra.section>
            <section aria-labelledby={`${id}-payment`}>
              <Heading id={`${id}-payment`}>Payment</Heading>
              <PaymentChoice
                value={method}
                onChange={choose}
                detail={{ card: <CardFields form={form} />, availability: <CodPanel />, nothing: null }[asks]}
              />
            </section>
          </Stack>
          <OrderReview
            {...summary}
            lines={lines}
            pending={isSending}
            isUncertain={isUncertain}
            failure={isDismissed ? failure : undefined}
          />
        </SummaryColumns>
      </form>
      {/* Beside the form of the checkout, in which another one cannot be. */}
      <AddAddress
        open={isAdding}
        known={addresses ?? []}
        form={newAddress}
        onAdded={chooseAddress}
        onClose={() => setAdding(false)}
      />
      <AlertDialog
        open={failure !== undefined && !isDismissed}
        text={failure?.text ?? ''}
        {...(failure?.detail !== undefined && { detail: failure.detail })}
        onClose={dismiss}
      />
      <AlertDialog
        open={isAsking}
        title="Place the order again?"
        text="Your last order may have gone through. If it did, you would order everything twice."
        confirm={{
          label: 'Order again',
          onConfirm: () => {
            setAsking(false)
            void send()
          },
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
