import { paths } from '#src/shared/lib/paths.ts'
import { AlertDialog } from '#src/shared/ui/dialog/alert-dialog.tsx'
import { Button, LinkButton } from '#src/shared/ui/button/button.tsx'
import { listAddress } from '#src/shared/ui/data-table/list-address.ts'
import { FormNotice } from '#src/shared/ui/form/form-notice.tsx'
import { AdminFormFrame } from '#src/shared/ui/form/admin-form-frame.tsx'
import type { SavableForm } from '#src/shared/ui/form/savable-form.ts'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { goneText, type UpdateAlert } from '../../use-update-form.ts'

interface UpdateFormFrameProps<Values extends FieldValues> {
  form: SavableForm<Values>
  alert: UpdateAlert
  closeAlert: () => void
  isGone: boolean
  children: ReactNode
}

const alertTexts = { failed: 'Failed to update product.', unchanged: 'Product Unchanged' }

/** The common part of the three update forms: alerts, buttons, and the message that the product is gone. */
export function UpdateFormFrame<Values extends FieldValues>({
  form,
  alert,
  closeAlert,
  isGone,
  children,
}: UpdateFormFrameProps<Values>) {
  return (
    <>
      {isGone && form.failure === undefined && <FormNotice tone="warning">{goneText}</FormNotice>}
      <AdminFormFrame
        label="Update product"
        form={form}
        actions={
          <>
            <Button type="submit" pending={form.pending}>
              Update product
            </Button>
            <LinkButton to={listAddress(paths.admin.products())} variant="outline">
              Back to list
            </LinkButton>
          </>
        }
      >
        {children}
      </AdminFormFrame>
      <AlertDialog open={alert !== null} text={alert === null ? '' : alertTexts[alert]} onClose={closeAlert} />
    </>
  )
}
