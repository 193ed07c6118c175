import { FieldPair, WholeLine } from '#src/shared/ui/form/field-pair.tsx'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { Skeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { addressFields, lockedDefault } from '../address-fields.ts'

/** Placeholder for the address form; the default address has a note below its box. */
export function AddressFormSkeleton({ isDefault }: { isDefault: boolean }) {
  return (
    <chakra.output display="block">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <FieldPair aria-hidden="true">
        {addressFields.map(({ name, help, isWide }) => (
          <chakra.div key={name} gridColumn={isWide && '1 / -1'}>
            <Skeleton width="6rem" marginBottom="2.5" />
            <Skeleton height="12" />
            {help !== undefined && (
              <chakra.p fontSize="sm" marginTop="1.5" visibility="hidden">
                {help}
              </chakra.p>
            )}
          </chakra.div>
        ))}
        <WholeLine>
          <chakra.div display="flex" alignItems="center" gap="3" height="9">
            <Skeleton boxSize="5" />
            <Skeleton width="13rem" />
          </chakra.div>
          {isDefault && (
            <chakra.p fontSize="sm" visibility="hidden">
              {lockedDefault}
            </chakra.p>
          )}
        </WholeLine>
      </FieldPair>
      <Skeleton width="11rem" height="13" marginTop="6" />
    </chakra.output>
  )
}
