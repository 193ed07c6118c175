import type { AddressInput } from '#openapi/generated/model/addressInput.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { session, useSession } from '../api/session.ts'

/** An order placed in this browser, since the API has no call that lists a customer's orders. */
export interface PlacedHere {
  /** The backend's id, for cancelling. */
  id: string
  number: string
  /** When, as an RFC 3339 timestamp. */
  date: string
  /** Rupees, as shown at the checkout. */
  amount: number
  status: string
  items: { name: string; quantity: number; price: number; productId?: string; picture?: string }[]
  shippingAddress: AddressInput
}

const key = 'shop:placed-orders'
const most = 50
const none: readonly PlacedHere[] = []
const listeners = new Set<() => void>()
let text: string | null = null
let parsed: Record<string, readonly PlacedHere[]> = {}

/** Reads storage again, but returns the same objects while nothing changed, as `useSyncExternalStore` requires. */
function stored(): Record<string, readonly PlacedHere[]> {
  try {
    const now = localStorage.getItem(key)
    if (now !== text) {
      text = now
      parsed = readPlaced(now)
    }
  } catch {
    // Storage is blocked: nothing was kept.
  }
  return parsed
}

/** The valid part of what is stored: orders by customer id, since an e-mail address may change. */
export function readPlaced(json: string | null): Record<string, readonly PlacedHere[]> {
  try {
    const value: unknown = JSON.parse(json ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    const lists = Object.entries(value).map(
      ([owner, orders]) => [owner, Array.isArray(orders) ? orders.filter(isPlaced) : []] as const,
    )
    return Object.fromEntries(lists)
  } catch {
    return {}
  }
}

function isPlaced(value: unknown): value is PlacedHere {
  if (typeof value !== 'object' || value === null) return false
  const { id, number, date, amount, status, items, shippingAddress }: Partial<Record<keyof PlacedHere, unknown>> = value
  const isWorded = [id, number, date, status].every((word) => typeof word === 'string')
  return (
    isWorded &&
    typeof amount === 'number' &&
    Array.isArray(items) &&
    typeof shippingAddress === 'object' &&
    shippingAddress !== null
  )
}

function write(change: (own: readonly PlacedHere[]) => readonly PlacedHere[]): void {
  const owner = session.read().user?.id
  if (owner === undefined) return
  const all = stored()
  try {
    localStorage.setItem(key, JSON.stringify({ ...all, [owner]: change(all[owner] ?? none).slice(0, most) }))
  } catch {
    // Storage is blocked or full: the order is placed, only this browser does not list it.
  }
  for (const listener of listeners) listener()
}

/** Stores an order that the signed-in person has just placed, newest first. */
export function rememberPlaced(order: PlacedHere): void {
  write((own) => [order, ...own.filter(({ id }) => id !== order.id)])
}

/** Updates the status of an order. */
export function changePlaced(id: string, status: string): void {
  write((own) => own.map((order) => (order.id === id ? { ...order, status } : order)))
}

function subscribe(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => (event.key === key || event.key === null) && listener()
  listeners.add(listener)
  globalThis.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener('storage', fromOtherTab)
  }
}

/** The signed-in person's orders in this browser, newest first. */
export function usePlacedHere(): readonly PlacedHere[] {
  const owner = useSession().user?.id
  const all = useSyncExternalStore(subscribe, stored)
  return useMemo(() => (owner === undefined ? none : (all[owner] ?? none)), [all, owner])
}
