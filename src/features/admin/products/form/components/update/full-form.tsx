import { FormColumns, FormCard, FieldGrid } from '#src/shared/ui/form/form-card.tsx'
import { useWatch, useFieldArray } from 'react-hook-form'
import { isSameProduct, fullRules, fullPayload, type ProductValues, fullWarnings } from '../../full-update.ts'
import { type EditedProduct, useUpdateForm, UpdateFormFrame } from '../../use-update-form.tsx'
import { PicturePreview } from '#src/shared/ui/form/picture-preview.tsx'
import { ThumbnailField } from '#src/shared/ui/form/thumbnail-field.tsx'
import type { EditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { Stack } from '#src/shared/ui/page/layout.tsx'
import { TextareaField, TextField } from '#src/shared/ui/field/field.tsx'
import { NumberField } from '#src/shared/ui/form/number-field.tsx'
import { priceNote } from '../../price-note.ts'
import type { FieldErrors } from '#src/shared/ui/form/form-failure.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import { FieldGroup } from '#src/shared/ui/form/field-group.tsx'

/** Version 2: the whole product with its variants. Nothing is required; some values give warnings. */
export function FullForm(product: EditedProduct) {
  const update = useUpdateForm<ProductValues>(product, {
    valuesOf: (whole) => whole,
    isSameValue: isSameProduct,
    rules: fullRules,
    conflictField: 'SKU',
    payload: fullPayload,
  })
  const { loaded } = product
  const { form } = update
  const warnings = fullWarnings({ ...loaded, ...useWatch({ control: form.form.control }) } as ProductValues)
  return (
    <UpdateFormFrame {...update}>
      <FormColumns>
        <div>
          <FullDetails form={form} warnings={warnings} hasVariants={loaded.variants.length > 0} />
        </div>
        <div>
          <FullThumbnail form={form} />
        </div>
        <div>
          <FullVariants form={form} warnings={warnings} />
        </div>
      </FormColumns>
    </UpdateFormFrame>
  )
}

function FullThumbnail({ form: { form, bind } }: { form: EditForm<ProductValues> }) {
  const [name, thumbnail] = useWatch({ control: form.control, name: ['name', 'thumbnail'] })
  return (
    <FormCard title="Thumbnail">
      <Stack>
        <ThumbnailField {...bind('thumbnail')} />
        <PicturePreview address={thumbnail} alt={`Thumbnail of ${name}`} />
      </Stack>
    </FormCard>
  )
}

/** A warning below a field that does not block the form. */
const Warned = chakra('span', { base: { color: 'warning.fg' } })

interface FullDetailsProps {
  form: EditForm<ProductValues>
  warnings: FieldErrors
  hasVariants: boolean
}

function FullDetails({ form: { bind, form }, warnings, hasVariants }: FullDetailsProps) {
  const price = useWatch({ control: form.control, name: 'base_price' })
  const warned = (field: keyof ProductValues, help?: string) =>
    warnings[field] ? <Warned>{warnings[field]}</Warned> : help
  return (
    <FormCard title="Product">
      <Stack>
        <TextField {...bind('name')} label="Name" help={warned('name')} autoComplete="off" />
        <FieldGrid>
          <TextField {...bind('brand')} label="Brand" autoComplete="off" />
          <TextField {...bind('SKU')} label="SKU" help={warned('SKU')} autoComplete="off" spellCheck={false} />
        </FieldGrid>
        <TextareaField {...bind('description')} label="Description" rows={5} />
        <FieldGrid>
          <NumberField
            {...bind('base_price')}
            label="Base Price"
            help={warned('base_price', priceNote(price, 4) ?? 'Rupees, up to 4 decimals.')}
            prefix="₹"
            min={0}
            step={0.0001}
          />
          <NumberField
            {...bind('stock')}
            label="Stock"
            readOnly={hasVariants}
            help={warned(
              'stock',
              hasVariants ? 'Counted from the variants below: change their quantities.' : 'Pieces that can be sold.',
            )}
            min={0}
          />
        </FieldGrid>
      </Stack>
    </FormCard>
  )
}

interface FullVariantsProps {
  form: EditForm<ProductValues>
  warnings: FieldErrors
}

/** Colour, size, price modifier and quantities of each variant. */
function FullVariants({ form: { form, bind }, warnings }: FullVariantsProps) {
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
