import { paths } from '#src/shared/lib/paths.ts'
import { AlertDialog } from '#src/shared/ui/dialog/alert-dialog.tsx'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { listAddress } from '#src/shared/ui/data-table/list-address.ts'
import { AdminFormFrame } from '#src/shared/ui/form/admin-form-frame.tsx'
import type { EditForm } from '#src/shared/ui/form/use-edit-form.ts'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { UpdateAlert } from '../../use-update-form.ts'

interface UpdateFormFrameProps<Values extends FieldValues> {
  form: EditForm<Values>
  alert: UpdateAlert
  closeAlert: () => void
  children: ReactNode
}

const alertTexts = { failed: 'Failed to update product.', unchanged: 'Product Unchanged' }

/** The common part of the three update forms: alerts and buttons. */
export function UpdateFormFrame<Values extends FieldValues>({
  form,
  alert,
  closeAlert,
  children,
}: UpdateFormFrameProps<Values>) {
  return (
    <>
      <AdminFormFrame
        form={form}
        submit="Update product"
        actions={
          <LinkButton to={listAddress(paths.admin.products())} variant="outline">
            Back to list
          </LinkButton>
        }
      >
        {children}
      </AdminFormFrame>
      <AlertDialog open={alert !== null} text={alert === null ? '' : alertTexts[alert]} onClose={closeAlert} />
    </>
  )
}
