import { Failed } from '#src/shared/ui/failed/failed.tsx'
import { SelectField } from '#src/shared/ui/field/field.tsx'
import { FormCard } from '#src/shared/ui/form/form-card.tsx'
import type { EditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { Stack } from '#src/shared/ui/page/layout.tsx'
import { useWatch } from 'react-hook-form'
import type { NewProductValues } from '../../new-product.ts'
import { requiredDataText, useRequiredData } from '../../use-required-data.ts'

type Link = 'category_id' | 'collection_id' | 'tax_category_id'

/** Category, collection and tax category. */
export function BelongingsCard({ form }: { form: EditForm<NewProductValues> }) {
  const { categories, collections, taxCategories, hasFailed, retry } = useRequiredData()
  return (
    <FormCard title="Organisation">
      <Stack>
        <Choose form={form} name="category_id" label="Category" options={categories} hasFailed={hasFailed} />
        <Choose form={form} name="collection_id" label="Collection" options={collections} hasFailed={hasFailed} />
        <Choose
          form={form}
          name="tax_category_id"
          label="Tax Category"
          hasFailed={hasFailed}
          options={taxCategories?.map(({ id, name, standard_rate }) => ({ id, name: `${name} (${standard_rate} %)` }))}
        />
        {/* Below the fields, so that a late message does not move them. */}
        {hasFailed && <Failed text={requiredDataText} onRetry={retry} />}
      </Stack>
    </FormCard>
  )
}

interface ChooseProps {
  form: EditForm<NewProductValues>
  name: Link
  label: string
  options: { id: string; name: string }[] | undefined
  hasFailed: boolean
}

function Choose({ form: { form, bind }, name, label, options, hasFailed }: ChooseProps) {
  const value = useWatch({ control: form.control, name })
  const { error, ...field } = bind(name)
  return (
    // Controlled, since the options may load after the draft.
    <SelectField {...field} value={value} label={label} error={error} aria-busy={options === undefined && !hasFailed}>
      <option value="">{options !== undefined ? 'None' : hasFailed ? 'Not loaded' : 'Loading...'}</option>
      {options?.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </SelectField>
  )
}
