import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '../page/layout.tsx'
import { Skeleton } from '../loading/skeleton.tsx'
import { FormColumns } from './form-card.tsx'

const Card = chakra('div', {
  base: { padding: '5', bg: 'bg.surface', borderWidth: '1px', borderRadius: 'md', display: 'grid', gap: '4' },
})

/** Placeholder for a form whose item is loading. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <chakra.output display="block">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <FormColumns aria-hidden="true">
        <Card>
          {Array.from({ length: fields }, (_, index) => (
            <div key={index}>
              <Skeleton width="6rem" marginBottom="2" />
              <Skeleton height="10" />
            </div>
          ))}
        </Card>
        <Card>
          <Skeleton width="8rem" />
          <Skeleton height="auto" aspectRatio="1" />
        </Card>
      </FormColumns>
    </chakra.output>
  )
}
