import type { ImplementationsOf } from '../shop/implementations-of.ts'
import { conflict } from '../engine/call/problem.ts'
import { periodOf } from '../rules/sales.ts'

export const coupons: ImplementationsOf<'coupons'> = {
  createCoupon: async ({ body, db }) => {
    const period = periodOf(body)
    if (db.coupons.where('code', body.code).length > 0) conflict('Coupon code is already taken')
    const { description = '', usage_limit = null, max_discount, ...coupon } = { ...body, ...period }
    const row = { ...coupon, description, usage_limit, max_discount: Number(max_discount) }
    return { status: 'success', data: await db.coupons.create({ id: db.coupons.nextId(), ...row }) }
  },
}
