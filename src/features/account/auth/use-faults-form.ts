import { ApiError } from '#src/shared/api/api-error.ts'
import { type DefaultValues, type FieldErrors, type Path, useForm, type UseFormReturn } from 'react-hook-form'
import { type LoginValues, serverFaults } from './faults.ts'

type Words<Values> = Partial<Record<keyof Values, string>>

interface FaultsForm<Values extends LoginValues> {
  form: UseFormReturn<Values>
  /** Shows what a failed call says: at its fields where it names some, else above the button. Typed values stay. */
  showFailure: (error: unknown, otherwise: string) => void
}

/** A form whose rules are a function from its values to words; the first field at fault takes the focus. */
export function useFaultsForm<Values extends LoginValues>(
  defaultValues: DefaultValues<Values>,
  faultsOf: (values: Values) => Words<Values>,
): FaultsForm<Values> {
  const form = useForm<Values>({
    defaultValues,
    resolver: (values) => {
      const faults = faultsOf(values)
      if (Object.keys(faults).length === 0) return { values, errors: {} }
      return { values: {}, errors: toErrors<Values>(faults) }
    },
  })

  function showFailure(error: unknown, otherwise: string) {
    const faults = serverFaults(form.getValues(), error instanceof ApiError ? error.errors : [])
    const fields = Object.entries(faults)
    for (const [index, [field, message]] of fields.entries()) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets that these are the form's own fields
      form.setError(field as Path<Values>, { type: 'server', message: String(message) }, { shouldFocus: index === 0 })
    }
    if (fields.length > 0) return
    form.setError('root.server', {
      message: error instanceof ApiError ? (error.serverMessage ?? otherwise) : otherwise,
    })
  }

  return { form, showFailure }
}

function toErrors<Values extends LoginValues>(faults: Words<Values>): FieldErrors<Values> {
  const entries = Object.entries(faults).map(([field, message]) => [field, { type: 'contract', message }])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the keys it was given
  return Object.fromEntries(entries) as FieldErrors<Values>
}
