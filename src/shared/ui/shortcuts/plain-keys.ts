import { stored } from '../../lib/storage/stored.ts'

/** Whether keys without Ctrl are shortcuts: who speaks their text, or trembles, can turn them off. */
export const plainKeys = stored<'off' | null>({
  key: 'plain-keys',
  area: 'local',
  blank: null,
  valid: (value) => (value === 'off' ? value : undefined),
  isText: true,
})

export const arePlainKeysOn = (): boolean => plainKeys.read() !== 'off'
