import { useAllCollections } from '#src/shared/api/all-collections.ts'
import { departments } from '#src/shared/shop/departments.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { Skeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { FooterLink, FooterList } from './footer-list.tsx'

/** Men, women and kids. Stays empty when there are none or the call fails. */
export function FooterCollections() {
  const { data = [], isPending } = useAllCollections()
  const shown = departments(data)
  // On a desktop its place stays empty, so that the lists beside it stay in theirs.
  if (!isPending && shown.length === 0) return <chakra.div hideBelow="lg" />
  return (
    <FooterList title="Collections">
      {isPending && <Waiting />}
      {shown.map(({ id, name }) => (
        <FooterLink key={id} to={paths.collection(id)}>
          {name}
        </FooterLink>
      ))}
    </FooterList>
  )
}

function Waiting() {
  return (['8rem', '9rem', '7rem'] as const).map((width) => (
    <chakra.li key={width} paddingBlock="2.5" aria-hidden="true">
      <Skeleton width={width} />
    </chakra.li>
  ))
}
