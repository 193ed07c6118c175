import { Picture } from '#src/shared/ui/picture/picture.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

const Place = chakra('span', {
  base: { display: 'block', flexShrink: '0', boxSize: '18', bg: 'bg.picture', borderRadius: 'sm', overflow: 'hidden' },
})

/** The picture of an ordered product, or an empty space of the same size. */
export function OrderedPicture({ src }: { src: string | undefined }) {
  return (
    <Place aria-hidden="true">{src !== undefined && <Picture src={src} alt="" sizes="72px" urgency="eager" />}</Place>
  )
}
