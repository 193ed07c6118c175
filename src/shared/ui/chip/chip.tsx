import { chakra } from '@chakra-ui/react/styled-system'
import { Icon } from '../icons/icons.tsx'
import { VisuallyHidden } from '../page/layout.tsx'
import { pill } from './pill.ts'

const Base = chakra('button', { base: { ...pill, gap: '2', paddingInline: '3.5' } })

interface ChipProps {
  children: string
  onRemove: () => void
  /** The list of chips that it is one of. */
  list?: string
}

/** An applied filter or code with a remove button. */
export function Chip({ children, onRemove, list }: ChipProps) {
  return (
    <Base type="button" onClick={onRemove} data-remove={list}>
      <VisuallyHidden>Remove </VisuallyHidden>
      <span>{children}</span>
      <Icon name="close" boxSize="0.875em" />
    </Base>
  )
}
