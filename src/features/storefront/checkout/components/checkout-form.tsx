import { useGetMe } from '#openapi/generated/client/users/users.ts'
import type { CheckoutInputPaymentMethod } from '#openapi/generated/model/checkoutInputPaymentMethod.ts'
import { readAddress, savedAddress } from '#src/shared/lib/address.ts'
import { AlertDialog } from '#src/shared/ui/alert-dialog.tsx'
import { Stack } from '#src/shared/ui/layout.tsx'
import { SummaryColumns } from '#src/shared/ui/summary-card.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { blankCard, missingCard } from '../card.ts'
import { checkoutInput, type OrderLine } from '../order-lines.ts'
import { usePlaceOrder } from '../use-place-order.ts'
import { CardFields } from './card-fields.tsx'
import { CodPanel } from './cod-panel.tsx'
import { AddressFailed, AddressSkeleton, DeliveryAddress, NoAddress } from './delivery-address.tsx'
import { OrderPlaced } from './order-placed.tsx'
import { OrderReview } from './order-review.tsx'
import { PaymentChoice } from './payment-choice.tsx'

interface CheckoutFormProps {
  title: string
  note: string
  lines: readonly OrderLine[]
  onPlaced: () => void
}

/** Address, payment, and the order itself. */
export function CheckoutForm({ lines, onPlaced, ...summary }: CheckoutFormProps) {
  const me = useGetMe()
  const [method, setMethod] = useState<CheckoutInputPaymentMethod>('credit')
  const [card, setCard] = useState(blankCard)
  const [tried, setTried] = useState(false)
  const order = usePlaceOrder(lines, onPlaced)
  const form = useRef<HTMLFormElement>(null)
  const addressLink = useRef<HTMLAnchorElement>(null)
  const id = useId()

  const address = me.data?.user.addresses.find(({ isDefault }) => isDefault)
  const faults = method === 'credit' ? missingCard(card) : {}

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (address === undefined) return addressLink.current?.focus()
    if (Object.keys(faults).length > 0) {
      // The faults are shown by the render that follows; the first empty field is known already.
      const empty = [...(form.current?.querySelectorAll<HTMLInputElement>('input:required') ?? [])].find(
        ({ value }) => value.trim() === '',
      )
      return empty?.focus()
    }
    order.place(checkoutInput(method, lines, savedAddress(readAddress(address))))
  }

  return (
    <>
      <div role="status">{order.placed !== null && <OrderPlaced number={order.placed} />}</div>
      {order.placed === null && (
        <form ref={form} noValidate onSubmit={submit}>
          <SummaryColumns>
            <Stack gap="10">
              <section aria-labelledby={`${id}-address`}>
                <Heading id={`${id}-address`}>Delivery address</Heading>
                {me.data !== undefined && address !== undefined && <DeliveryAddress address={address} />}
                {me.data !== undefined && address === undefined && <NoAddress demanded={tried} linkRef={addressLink} />}
                {me.data === undefined &&
                  (me.isError ? <AddressFailed onRetry={() => void me.refetch()} /> : <AddressSkeleton />)}
              </section>
              <section aria-labelledby={`${id}-payment`}>
                <Heading id={`${id}-payment`}>Payment</Heading>
                <PaymentChoice
                  value={method}
                  onChange={setMethod}
                  detail={
                    {
                      credit: (
                        <CardFields
                          card={card}
                          faults={tried ? faults : {}}
                          onChange={(patch) => setCard((current) => ({ ...current, ...patch }))}
                        />
                      ),
                      cod: <CodPanel />,
                      upi: null,
                    }[method]
                  }
                />
              </section>
            </Stack>
            <OrderReview {...summary} lines={lines} pending={order.pending} />
          </SummaryColumns>
        </form>
      )}
      <AlertDialog open={order.failure !== null} text={order.failure ?? ''} onClose={order.dismiss} />
    </>
  )
}

const Heading = chakra('h2', { base: { textStyle: 'h3', marginBottom: '4' } })
