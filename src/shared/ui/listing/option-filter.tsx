import { chakra } from '@chakra-ui/react/styled-system'
import { memo, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useOptimisticChange } from '../../lib/use-optimistic-change.ts'
import { Checkbox } from '../field.tsx'

interface OptionFilterProps<T extends string> {
  title: string
  options: readonly T[]
  ticked: readonly T[]
  onChange: (ticked: T[]) => void
  /** Shown before the option's name. */
  marks?: Readonly<Record<T, ReactNode>>
}

/** A checkbox for each option, in a fixed order. The box changes at once, the list later. */
export function OptionFilter<T extends string>({ title, options, ticked, onChange, marks }: OptionFilterProps<T>) {
  const [shown, change] = useOptimisticChange<readonly T[]>(ticked, (next) => onChange([...next]))
  const toggle = (place: number) =>
    change(options.filter((option, index) => shown.includes(option) !== (index === place)))
  const newest = useRef(toggle)
  useEffect(() => {
    newest.current = toggle
  })
  return (
    <chakra.fieldset>
      <chakra.legend textStyle="label" marginBottom="2">
        {title}
      </chakra.legend>
      {options.map((option, place) => (
        <Option
          key={option}
          name={option}
          mark={marks?.[option]}
          checked={shown.includes(option)}
          place={place}
          toggle={newest}
        />
      ))}
    </chakra.fieldset>
  )
}

interface OptionProps {
  name: string
  mark: ReactNode
  checked: boolean
  place: number
  toggle: RefObject<(place: number) => void>
}

/** Memoised, so that a press renders one box again and not all of them. */
const Option = memo(function Option({ name, mark, checked, place, toggle }: OptionProps) {
  return (
    <Checkbox
      checked={checked}
      onChange={() => toggle.current(place)}
      label={
        <chakra.span display="flex" alignItems="center" gap="2.5">
          {mark}
          {name}
        </chakra.span>
      }
    />
  )
})
