import { useState } from 'react'

/** State that survives a reload. Where storage is blocked, it lasts as long as the page. */
export function useRemembered<Value>(
  name: string,
  initial: Value,
  isValue: (value: unknown) => value is Value,
): [Value, (next: Value) => void] {
  const key = `kit:${name}`
  const [value, setValue] = useState(() => read(key, initial, isValue))
  const set = (next: Value) => {
    setValue(next)
    remember(name, next)
  }
  return [value, set]
}

/** Stores what `useRemembered` of this name starts with. */
export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(`kit:${name}`, JSON.stringify(value))
  } catch {
    // Storage is blocked or full.
  }
}

function read<Value>(key: string, initial: Value, isValue: (value: unknown) => value is Value): Value {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isValue(stored) ? stored : initial
  } catch {
    return initial
  }
}
