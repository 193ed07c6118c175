import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button.tsx'
import { Icon } from '#src/shared/ui/icons.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

const patience = 2000

/** The order is placed: said, then home; sooner for who does not want to wait. */
export function OrderPlaced({ number }: { number: string }) {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that had the focus is gone. Not on to the link: a second Enter would follow it.
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
    const timer = setTimeout(() => void navigate(paths.home()), patience)
    return () => clearTimeout(timer)
  }, [navigate])

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
      <chakra.h2 ref={heading} tabIndex={-1} textStyle="h2">
        Order Placed Successfully!
      </chakra.h2>
      <chakra.p color="fg.muted">Your order number is {number}.</chakra.p>
      <LinkButton to={paths.home()} marginTop="3">
        Continue shopping
      </LinkButton>
    </chakra.div>
  )
}
