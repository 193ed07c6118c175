import { TextField } from '#src/shared/ui/field/field.tsx'
import { FieldGrid, FormCard } from '#src/shared/ui/form/form-card.tsx'
import { FieldGroup } from '#src/shared/ui/form/field-group.tsx'
import { NumberField } from '#src/shared/ui/form/number-field.tsx'
import type { FieldErrors } from '#src/shared/ui/form/field-errors.ts'
import { Warned } from '#src/shared/ui/form/warned.tsx'
import type { EditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { Stack } from '#src/shared/ui/page/layout.tsx'
import { useFieldArray } from 'react-hook-form'
import type { FullValues } from '../../full-update.ts'

interface FullVariantsProps {
  form: EditForm<FullValues>
  warnings: FieldErrors
}

/** Colour, size, price modifier and quantities of each variant. */
export function FullVariants({ form: { form, bind }, warnings }: FullVariantsProps) {
  const warned = (field: string) => warnings[field] && <Warned>{warnings[field]}</Warned>
  const { fields } = useFieldArray({ control: form.control, name: 'variants', keyName: 'key' })
  return (
    <FormCard title="Variants" {...(fields.length === 0 && { text: 'This product has no variants.' })}>
      <Stack gap="5">
        {fields.map((_, index) => (
          // Not by the library's key, which is new, and takes the focus away, whenever others have changed the product.
          // oxlint-disable-next-line react/no-array-index-key -- variants neither move nor go
          <FieldGroup key={index} title={`Variant ${index + 1}`}>
            <FieldGrid columns={5}>
              <TextField {...bind(`variants.${index}.color`)} label="Color" autoComplete="off" />
              <TextField {...bind(`variants.${index}.size`)} label="Size" autoComplete="off" />
              <NumberField
                {...bind(`variants.${index}.price_modifier`)}
                label="Price Modifier"
                help={warned(`variants.${index}.price_modifier`)}
                step={0.0001}
              />
              <NumberField
                {...bind(`variants.${index}.inventory.total_quantity`)}
                label="Total Quantity"
                help={warned(`variants.${index}.inventory.total_quantity`)}
                min={0}
              />
              <NumberField
                {...bind(`variants.${index}.inventory.reserved_quantity`)}
                label="Reserved Quantity"
                min={0}
              />
            </FieldGrid>
          </FieldGroup>
        ))}
      </Stack>
    </FormCard>
  )
}
