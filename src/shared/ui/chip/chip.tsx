import { chakra } from '@chakra-ui/react/styled-system'
import { Icon } from '../icons/icons.tsx'
import { VisuallyHidden } from '../page/layout.tsx'
import { pill } from './pill.ts'

const Base = chakra('button', { base: { ...pill, gap: '2', paddingInline: '3.5' } })

/** An applied filter or code with a remove button. */
export function Chip({ children, onRemove }: { children: string; onRemove: () => void }) {
  return (
    <Base type="button" onClick={onRemove}>
      <VisuallyHidden>Remove </VisuallyHidden>
      <span>{children}</span>
      <Icon name="close" boxSize="0.875em" />
    </Base>
  )
}
