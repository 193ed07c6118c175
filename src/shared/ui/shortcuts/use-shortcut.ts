import { useEffect, useEffectEvent } from 'react'
import { arePlainKeysOn } from './plain-keys.ts'
import { isPressed, type Shortcut } from './shortcuts.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

/** Whether a key that types a character means something else here. */
const isForOthers = ({ target }: KeyboardEvent) =>
  !arePlainKeysOn() || isTyping(target) || document.querySelector('dialog[open]') !== null

/** Runs the task when the shortcut is pressed; one without Ctrl not while something is typed or a dialog is open. */
export function useShortcut(shortcut: Shortcut, task: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isPressed(shortcut, event)) return
    if (!shortcut.isHeld && isForOthers(event)) return
    event.preventDefault()
    task()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
