import { isStatus } from './order.ts'

/** One step of an order's progress. */
export interface Step {
  name: 'Order Processed' | 'Order Shipped' | 'Delivered'
  state: 'done' | 'current' | 'ahead'
}

const doneAt: [name: Step['name'], statuses: string[]][] = [
  ['Order Processed', ['processing', 'shipped', 'delivered']],
  ['Order Shipped', ['shipped', 'delivered']],
  ['Delivered', ['delivered']],
]

/** Whether the order makes no more progress, since it was cancelled or is being returned. */
export function isEnded(status: string): boolean {
  return isStatus(status, 'cancelled', 'return requested')
}

/** The three steps: done, current or ahead. For an unknown status none is done. */
export function progress(status: string): { steps: Step[]; current: number | null } {
  const count = doneAt.filter(([, statuses]) => isStatus(status, ...statuses)).length
  const current = isEnded(status) ? null : Math.min(count, doneAt.length - 1)
  const steps = doneAt.map(([name], index): Step => {
    if (index < count) return { name, state: 'done' }
    return { name, state: index === current ? 'current' : 'ahead' }
  })
  return { steps, current }
}
