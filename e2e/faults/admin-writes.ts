import type { Writes } from './write.ts'

const group = { Name: 'Brooches', Description: 'Pins for a sari.', 'Thumbnail URL': '/media/none.avif' }

export const adminWrites: Writes = {
  'a coupon': {
    to: '/admin/new-coupon',
    typed: { Code: 'DIWALI7', 'Maximum discount': '1500', 'Start date': '2026-12-01', 'End date': '2026-12-31' },
    prepare: (page) => page.getByLabel('Discount type').selectOption('Percentage'),
    button: 'Create coupon',
    call: /^POST .*\/coupons$/,
    done: 'Coupon created successfully!',
    failed: 'Failed to create coupon',
  },
  'a sale': {
    to: '/admin/new-sale',
    typed: { Name: 'New Year Edit', Description: 'A week.', 'Start date': '2027-01-01', 'End date': '2027-01-08' },
    button: 'Create sale',
    call: /^POST .*\/sales$/,
    done: 'Sale created successfully!',
    failed: /The sale could not be created|whether the sale was created|A product below was deleted/,
  },
  ...Object.fromEntries(
    (['category', 'collection'] as const).flatMap((kind) => {
      const list = kind === 'category' ? 'categories' : 'collections'
      const Word = kind === 'category' ? 'Category' : 'Collection'
      return [
        [
          `a new ${kind}`,
          {
            to: `/admin/new-${kind}`,
            typed: group,
            button: 'Submit',
            call: new RegExp(`^POST .*/${list}$`),
            done: `${Word} created successfully!`,
            failed: new RegExp(`The ${kind} could not be created|whether the ${kind} was created`),
          },
        ],
        [
          `a changed ${kind}`,
          {
            to: `/admin/update-${kind}?id=${kind.slice(0, 3)}-1`,
            typed: group,
            button: 'Submit',
            call: new RegExp(`^PUT .*/${list}/`),
            // Both kinds share this text.
            done: 'Category updated successfully!',
            failed: new RegExp(
              `The ${kind} could not be saved|whether the ${kind} was saved|was deleted in the meantime`,
            ),
          },
        ],
        [
          `the deletion of a ${kind}`,
          {
            to: `/admin/${list}`,
            button: /^Delete /,
            confirm: 'Delete',
            call: new RegExp(`^DELETE .*/${list}/`),
            done: /“.*” was deleted\./,
            failed: /could not be deleted/,
            doneWhenGone: true,
          },
        ],
      ] as const
    }),
  ),
  'a new product': {
    to: '/admin/new-products',
    typed: { Name: 'Meera Ring', SKU: 'SUV-TST-1', Description: 'A plain band.', 'Base price': '12500' },
    prepare: (page) => page.getByLabel('Category', { exact: true }).selectOption('Rings'),
    button: 'Create product',
    call: /^POST .*\/products$/,
    done: 'Product created successfully!',
    failed: 'Failed to create product',
  },
  ...Object.fromEntries(
    ['', '2', '3'].map((version) => [
      `a changed product, screen ${version || '1'}`,
      {
        to: `/admin/update-product${version}?id=prod-1`,
        typed: { Name: 'Rohini Ring' },
        button: 'Update product',
        call: /^PUT .*\/products\//,
        done: 'Product updated successfully',
        failed: /The product could not be saved|whether the product was saved|was deleted in the meantime/,
      },
    ]),
  ),
  'the deletion of a product': {
    to: '/admin/products',
    button: /^Delete /,
    confirm: 'Delete',
    call: /^DELETE .*\/products\//,
    done: /“.*” was deleted\./,
    failed: /could not be deleted/,
    doneWhenGone: true,
  },
  'a product less in a sale': {
    to: '/admin/sales?open=sale-1',
    button: /^Remove /,
    confirm: 'Remove',
    call: /^DELETE .*\/remove-product\//,
    done: /was removed from the sale/,
    failed: 'Failed to remove product.',
    doneWhenGone: true,
  },
  'a product more in a sale': {
    to: '/admin/sales?open=sale-1',
    prepare: async (page) => {
      await page.getByRole('combobox', { name: 'Product' }).fill('Payal Bell')
      await page.getByRole('option', { name: /Payal Bell Anklet/ }).click()
    },
    typed: { 'Discount percent': '7.5' },
    button: 'Add Product',
    call: /^POST .*\/add-product$/,
    done: /was added to the sale/,
    failed: /The product could not be added|whether the product was added|was deleted in the meantime/,
  },
}
