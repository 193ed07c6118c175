import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useOptimisticChange } from '../../lib/react/use-optimistic-change.ts'
import { Select } from '../field/control.tsx'
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
    <chakra.div
      display="flex"
      alignItems="center"
      gap="2"
      fontSize="sm"
      flex={{ base: '1 1 auto', md: 'none' }}
      minWidth="0"
    >
      <chakra.label htmlFor={id} color="fg.muted" srOnly={{ mdDown: true }}>
        {label}
      </chakra.label>
      <chakra.div flex="1" minWidth="0">
        <Select
          id={id}
          value={shown}
          minHeight="10"
          paddingBlock="1.5"
          // The longest choices of two boxes fit beside each other on most phones.
          paddingInlineStart={{ base: '2', md: '3' }}
          paddingInlineEnd={{ base: '7', md: '9' }}
          fontSize={{ base: 'md', md: 'sm' }}
          width={{ base: 'full', md: 'auto' }}
          maxWidth={{ md: '11rem' }}
          textOverflow="ellipsis"
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{isWide ? all : label}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </chakra.div>
    </chakra.div>
  )
}
