import { TextareaField, TextField } from '#src/shared/ui/field/field.tsx'
import { FieldGrid, FormCard } from '#src/shared/ui/form/form-card.tsx'
import type { EditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { Stack } from '#src/shared/ui/page/layout.tsx'
import { useWatch } from 'react-hook-form'
import { gemstoneLimit, type NewProductValues } from '../../new-product.ts'

/** Materials and other facts, shown in the details table of the product's page. */
export function MetadataCard({ form: { form, bind } }: { form: EditForm<NewProductValues> }) {
  const details = useWatch({ control: form.control, name: 'product_metadata.gemstone_details' })
  return (
    <FormCard title="Metadata" text="Shown in the product details. Empty fields are left out.">
      <Stack>
        <FieldGrid>
          <TextField {...bind('product_metadata.material_type')} label="Material Type" autoComplete="off" />
          <TextField {...bind('product_metadata.metal_purity')} label="Metal Purity" autoComplete="off" />
        </FieldGrid>
        <FieldGrid>
          <TextareaField
            {...bind('product_metadata.gemstone_details')}
            label="Gemstone Details"
            help={`${details.length} of at most ${gemstoneLimit} characters`}
            rows={3}
          />
          <TextareaField {...bind('product_metadata.additional_attributes')} label="Additional Attributes" rows={3} />
        </FieldGrid>
      </Stack>
    </FormCard>
  )
}
