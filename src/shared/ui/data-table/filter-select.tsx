import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useChosenPart } from '../../lib/react/use-address-state.ts'
import { Select } from '../field/control.tsx'
import { useMedia } from '../media-query/use-media.ts'
import type { ListState } from './use-list-query.ts'

interface FilterSelectProps<Filter extends string> {
  label: string
  state: ListState<Filter>
  /** The name of the filter in the address. */
  name: Filter
  options: ListSelectProps['options']
}

/** One filter of a list, beside its search. */
export function FilterSelect<Filter extends string>({ state, name, ...select }: FilterSelectProps<Filter>) {
  const value = useChosenPart(state.format, ({ filters }) => filters[name])
  const change = (next: string) => {
    const patch: Partial<Record<Filter, string>> = {}
    patch[name] = next
    state.change({ filters: patch })
  }
  return <ListSelect {...select} value={value} all="All" onChange={change} />
}

interface ListSelectProps {
  label: string
  value: string
  /** The options by value; the empty value means all. */
  options: readonly { value: string; label: string }[]
  all: string
  onChange: (value: string) => void
}

/** A choice above a list. On a phone its first option contains its name. */
export function ListSelect({ label, value, options, all, onChange }: ListSelectProps) {
  const id = useId()
  const isWide = useMedia('(min-width: 48rem)')
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
          value={value}
          minHeight="10"
          paddingBlock="1.5"
          // The longest choices of two boxes fit beside each other on most phones.
          paddingInlineStart={{ base: '2', md: '3' }}
          paddingInlineEnd={{ base: '7', md: '9' }}
          fontSize={{ base: 'md', md: 'sm' }}
          width={{ base: 'full', md: 'auto' }}
          maxWidth={{ md: '11rem' }}
          textOverflow="ellipsis"
          onChange={(event) => onChange(event.target.value)}
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
