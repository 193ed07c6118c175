import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { Icon } from '#src/shared/ui/icons/icons.tsx'
import { Money } from '#src/shared/ui/money/money.tsx'
import { Row } from '#src/shared/ui/page/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { useBlocker, useNavigate } from 'react-router-dom'
import type { PlacedOrder } from '../use-place-order.ts'

const redirectAfter = 2000

/** Says that the order was placed, then goes home unless the person leaves first. */
export function OrderPlaced({ order: { id, number, total } }: { order: PlacedOrder }) {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The focused button has disappeared. The link gets no focus, since a second Enter would follow it.
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // Replaces the checkout in the history: Back must not offer the same order again.
    timer.current = setTimeout(() => void navigate(paths.home(), { replace: true }), redirectAfter)
    return () => clearTimeout(timer.current)
  }, [navigate])
  // Blocks nothing: it hears of a press at once, while a slow phone still draws this screen after the next press.
  useBlocker(() => {
    clearTimeout(timer.current)
    return false
  })

  return (
    <chakra.div
      display="grid"
      justifyItems="center"
      gap="4"
      textAlign="center"
      paddingBlock={{ base: '16', md: '24' }}
      animation="rise 480ms both"
    >
      <chakra.span
        display="grid"
        placeItems="center"
        boxSize="16"
        borderRadius="full"
        bg="success.subtle"
        color="success.fg"
        fontSize="3xl"
      >
        <Icon name="check" />
      </chakra.span>
      <chakra.h1 ref={heading} tabIndex={-1} textStyle="h1">
        Order Placed Successfully!
      </chakra.h1>
      <chakra.p color="fg.muted">
        {number === '' ? 'You will find it in your orders.' : `Your order number is ${number}.`}
      </chakra.p>
      <p>
        Total <Money value={total.total} decimals={total.decimals} />
      </p>
      <Row justifyContent="center" marginTop="3">
        <LinkButton to={paths.home()} replace>
          Continue Shopping
        </LinkButton>
        <LinkButton to={paths.order(id)} replace variant="outline">
          See your order
        </LinkButton>
      </Row>
    </chakra.div>
  )
}
