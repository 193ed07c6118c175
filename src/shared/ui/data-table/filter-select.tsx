import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useOptimisticChange } from '../../lib/react/use-optimistic-change.ts'
import { Select } from '../field/control.tsx'
import { Icon } from '../icons/icons.tsx'
import { useMedia } from '../media-query/use-media.ts'

interface FilterSelectProps {
  label: string
  value: string
  /** The options by value; the empty value means all. */
  options: readonly { value: string; label: string }[]
  all?: string
  onChange: (value: string) => void
}

/**
 * One filter of a list, beside its search. On a phone its first choice contains its name. The box changes at once, the
 * list later.
 */
export function FilterSelect({ label, value, options, all = 'All', onChange }: FilterSelectProps) {
  const id = useId()
  const isWide = useMedia('(min-width: 48rem)')
  const [shown, choose] = useOptimisticChange(value, onChange)
  return (
    <chakra.div display="flex" alignItems="center" gap="2" fontSize="sm" minWidth="0">
      <chakra.label htmlFor={id} color="fg.muted" srOnly={{ mdDown: true }}>
        {label}
      </chakra.label>
      <chakra.div position="relative" flex="1" minWidth="0">
        <Select
          asChild
          appearance="none"
          minHeight="10"
          paddingBlock="1.5"
          paddingInlineStart="3"
          paddingInlineEnd="8"
          fontSize={{ base: 'md', md: 'sm' }}
          width={{ base: 'full', md: 'auto' }}
          maxWidth={{ md: '11rem' }}
          textOverflow="ellipsis"
        >
          <select id={id} value={shown} onChange={(event) => choose(event.target.value)}>
            <option value="">{isWide ? all : label}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </Select>
        <Icon
          name="chevron-down"
          position="absolute"
          insetInlineEnd="2.5"
          top="3"
          boxSize="1rem"
          pointerEvents="none"
        />
      </chakra.div>
    </chakra.div>
  )
}
