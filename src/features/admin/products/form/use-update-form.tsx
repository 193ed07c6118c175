import { getGetProductQueryKey, getProduct } from '#openapi/generated/client/products/products.ts'
import { useUpdateProduct } from '#openapi/generated/client/products-writes/products-writes.ts'
import type { ProductUpdate } from '#openapi/generated/model/productUpdate.ts'
import { useFreshRead } from '#src/shared/api/use-fresh-read.ts'
import { logFailure } from '#src/shared/lib/log.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { listAddress } from '#src/shared/ui/data-table/list-address.ts'
import type { IsSameValue } from '#src/shared/ui/form/merge-values.ts'
import { type EditForm, useEditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { useState, type ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { ZodMiniType } from 'zod/mini'
import { type ProductValues, productValues } from './full-update.ts'
import { outcomeText } from '#src/shared/ui/form/form-failure.ts'
import { AlertDialog } from '#src/shared/ui/dialog/alert-dialog.tsx'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { AdminFormFrame } from '#src/shared/ui/form/admin-form-frame.tsx'

/** Shown when the product no longer exists but something may have been typed. */
const goneText =
  'This product was deleted in the meantime, in another tab or by a colleague. What you typed is still here, but it cannot be saved.'

/** Which of the three screens; each has its own draft. */
export type Version = 1 | 2 | 3

/** The key of a screen's draft. */
export const productDraft = (version: Version, id: string) => `update-product-${version}:${id}`

/** The product of a screen. */
export interface EditedProduct {
  id: string
  version: Version
  /** As it was loaded last, shown while the form is unchanged. */
  loaded: ProductValues
  isGone: boolean
}

interface UpdateFormOptions<Values> {
  /** The screen's part of a product. */
  valuesOf: (product: ProductValues) => Values
  isSameValue: IsSameValue
  rules?: ZodMiniType<Values>
  /** The field that a conflict is about. */
  conflictField?: Path<Values>
  /** The request. */
  payload: (values: Values) => ProductUpdate
  /** Whether nothing differs from the initial values. */
  isUnchanged?: (values: Values, before: Values) => boolean
}

/** An alert that blocks the form. */
export type UpdateAlert = 'failed' | 'unchanged' | null

/** Updates a product on one of the three screens and returns to the list. */
export function useUpdateForm<Values extends FieldValues>(
  { id, version, loaded, isGone }: EditedProduct,
  { valuesOf, isSameValue, rules, conflictField, payload, isUnchanged }: UpdateFormOptions<Values>,
): {
  form: EditForm<Values>
  alert: UpdateAlert
  closeAlert: () => void
} {
  const { mutateAsync } = useUpdateProduct()
  const navigate = useNavigate()
  const toast = useToast()
  const [alert, setAlert] = useState<UpdateAlert>(null)
  const latest = useFreshRead(getGetProductQueryKey(id), (options) => getProduct(id, options))
  const toList = () => void navigate(listAddress(paths.admin.products()))

  const form = useEditForm<Values>({
    draft: productDraft(version, id),
    initial: valuesOf(loaded),
    loaded: valuesOf(loaded),
    isGone,
    latest: async () => {
      const product = productValues(await latest())
      return product && valuesOf(product)
    },
    isSameValue,
    ...(rules && { rules }),
    ...(conflictField && { conflictField }),
    failureText: outcomeText('The product could not be saved.', 'the product was saved'),
    goneText,
    onFailed: (error) => {
      setAlert('failed')
      logFailure('Failed to update the product', error)
    },
    save: async (values, before) => {
      if (isUnchanged?.(values, before)) return { resetTo: values, next: () => setAlert('unchanged') }
      await mutateAsync({ id, data: payload(values) })
      toast.success('Product updated successfully')
      // Someone who has left the form in the meantime stays where they are.
      return { resetTo: values, next: () => form.editor.formRef.current && toList() }
    },
  })

  function closeAlert() {
    setAlert(null)
    if (alert === 'unchanged') toList()
    else form.editor.focusError()
  }
  return { form, alert, closeAlert }
}

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
