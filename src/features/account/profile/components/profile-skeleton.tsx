import { FieldPair } from '#src/shared/ui/form/field-pair.tsx'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { Skeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

/** Placeholder for the profile form. */
export function ProfileSkeleton() {
  return (
    <chakra.output display="block">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <FieldPair aria-hidden="true">
        {[0, 1, 2, 3].map((field) => (
          <div key={field}>
            <Skeleton width="6rem" marginBottom="2.5" />
            <Skeleton height="12" />
          </div>
        ))}
      </FieldPair>
      <Skeleton width="11rem" height="13" marginTop="6" />
    </chakra.output>
  )
}
