import { SelectField, TextField } from '#src/shared/ui/field/field.tsx'
import { FieldGrid } from '#src/shared/ui/form/form-card.tsx'
import { NumberField } from '#src/shared/ui/form/number-field.tsx'
import type { EditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { useWatch } from 'react-hook-form'
import type { NewProductValues } from '../../new-product.ts'

/** Colour, size, weight, price, picture and inventory of one variant. */
export function VariantFields({ form: { form, bind }, index }: { form: EditForm<NewProductValues>; index: number }) {
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
