import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, startTransition, useOptimistic } from 'react'
import { Checkbox } from '../field.tsx'

interface OptionFilterProps<T extends string> {
  title: string
  options: readonly T[]
  ticked: readonly T[]
  onChange: (ticked: T[]) => void
  /** Rendered before the option's name. */
  mark?: (option: T) => ReactNode
}

/** A checkbox for each option, in a fixed order. The box changes at once, the list later. */
export function OptionFilter<T extends string>({ title, options, ticked, onChange, mark }: OptionFilterProps<T>) {
  const [shown, setShown] = useOptimistic(ticked)
  const toggle = (option: T) =>
    startTransition(() => {
      const next = shown.includes(option) ? shown.filter((one) => one !== option) : [...shown, option]
      setShown(next)
      onChange(next)
    })
  return (
    <chakra.fieldset>
      <chakra.legend textStyle="label" marginBottom="2">
        {title}
      </chakra.legend>
      {options.map((option) => (
        <Checkbox
          key={option}
          checked={shown.includes(option)}
          onChange={() => toggle(option)}
          label={
            <chakra.span display="flex" alignItems="center" gap="2.5">
              {mark?.(option)}
              {option}
            </chakra.span>
          }
        />
      ))}
    </chakra.fieldset>
  )
}
