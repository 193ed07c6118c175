import { numberOrZero } from '#src/shared/lib/text/decimals.ts'
import { formatRupees } from '#src/shared/lib/text/money.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { FormCard, FieldGrid } from '#src/shared/ui/form/form-card.tsx'
import { FieldGroup } from '#src/shared/ui/form/field-group.tsx'
import type { EditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { IconButton } from '#src/shared/ui/button/icon-button.tsx'
import { Icon } from '#src/shared/ui/icons/icons.tsx'
import { Stack } from '#src/shared/ui/page/layout.tsx'
import { Copy } from 'lucide'
import { useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { blankVariant, type NewProductValues } from '../../new-product.ts'
import { SelectField, TextField } from '#src/shared/ui/field/field.tsx'
import { NumberField } from '#src/shared/ui/form/number-field.tsx'

/** The variants of the product, each with its inventory. */
export function VariantsCard({ form: saved }: { form: EditForm<NewProductValues> }) {
  const { form } = saved
  const { fields, append, insert, remove } = useFieldArray({ control: form.control, name: 'variants' })
  const [variants, base] = useWatch({ control: form.control, name: ['variants', 'base_price'] })
  const add = useRef<HTMLButtonElement>(null)

  function priceOf(index: number): string {
    return formatRupees(numberOrZero(base) + numberOrZero(variants[index]?.price_modifier ?? ''), { decimals: 2 })
  }

  return (
    <FormCard
      title="Variants"
      text="Colours, sizes and stock. Without a quantity a product is sold out."
      action={
        <Button
          ref={add}
          size="sm"
          variant="outline"
          onClick={() => append(blankVariant, { focusName: `variants.${fields.length}.color` })}
        >
          <Icon name="plus" />
          Add variant
        </Button>
      }
    >
      {fields.length > 0 && (
        <Stack gap="5">
          {fields.map(({ id }, index) => (
            <FieldGroup
              key={id}
              title={`Variant ${index + 1} · sells at ${priceOf(index)}`}
              actions={
                <>
                  <IconButton
                    size="sm"
                    icon={Copy}
                    label={`Duplicate variant ${index + 1}`}
                    onClick={() =>
                      insert(index + 1, variants[index] ?? blankVariant, { focusName: `variants.${index + 1}.color` })
                    }
                  />
                  <IconButton
                    size="sm"
                    icon="trash"
                    label={`Remove variant ${index + 1}`}
                    onClick={() => {
                      remove(index)
                      add.current?.focus()
                    }}
                  />
                </>
              }
            >
              <VariantFields form={saved} index={index} />
            </FieldGroup>
          ))}
        </Stack>
      )}
    </FormCard>
  )
}

/** Colour, size, weight, price, picture and inventory of one variant. */
function VariantFields({ form: { form, bind }, index }: { form: EditForm<NewProductValues>; index: number }) {
  const pictures = useWatch({ control: form.control, name: 'images' }).filter(({ image_url }) => image_url !== '')
  return (
    <FieldGrid columns={4}>
      <TextField {...bind(`variants.${index}.color`)} label="Color" autoComplete="off" />
      <TextField {...bind(`variants.${index}.size`)} label="Size" autoComplete="off" />
      <NumberField {...bind(`variants.${index}.weight`)} label="Weight (g)" min={0} step={0.001} />
      <NumberField {...bind(`variants.${index}.price_modifier`)} label="Price Modifier" step={0.01} />
      <SelectField {...bind(`variants.${index}.image_url`)} label="Picture">
        <option value="">The product's</option>
        {pictures.map(({ key, name, image_url }, place) => (
          <option key={key} value={image_url}>{`${place + 1}: ${name}`}</option>
        ))}
      </SelectField>
      <NumberField {...bind(`variants.${index}.inventory.total_quantity`)} label="Total Quantity" min={0} />
      <NumberField {...bind(`variants.${index}.inventory.reserved_quantity`)} label="Reserved Quantity" min={0} />
      <NumberField {...bind(`variants.${index}.inventory.minimum_stock_alert`)} label="Stock Alert At" min={0} />
    </FieldGrid>
  )
}
