import type { Address } from '#openapi/generated/model/address.ts'
import { postalLines } from '#src/shared/shop/address.ts'
import { chakra } from '@chakra-ui/react/styled-system'

/** A saved address, line by line. */
export function AddressLines({ address }: { address: Address }) {
  const { fullName, mobile } = address
  return (
    <chakra.span>
      <chakra.span dir="auto" display="block" fontWeight="medium">
        {fullName}
      </chakra.span>
      {postalLines(address).map((line, index) => (
        <chakra.span key={index} dir="auto" display="block">
          {line}
        </chakra.span>
      ))}
      <chakra.span display="block" color="fg.muted">
        {mobile}
      </chakra.span>
    </chakra.span>
  )
}
