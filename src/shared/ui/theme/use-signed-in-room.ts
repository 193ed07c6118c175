import { useIsHydrated } from '../../lib/react/use-is-hydrated.ts'
import type { StyleObject } from './style-props.ts'

/**
 * A style with which the guest's part of a prerendered page takes the room of what a signed-in person is shown in its
 * place, so that nothing moves under a press. `gate.ts` says before the first paint that somebody has signed in.
 */
export const useSignedInRoom = (room: StyleObject): StyleObject => (useIsHydrated() ? {} : { 'html.signed-in &': room })
