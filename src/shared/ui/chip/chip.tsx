import { chakra } from '@chakra-ui/react/styled-system'
import { Icon } from '../icons/icons.tsx'
import { VisuallyHidden } from '../page/layout.tsx'

const Base = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '8',
    paddingInline: '3.5',
    fontSize: 'sm',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.muted' },
  },
})

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
