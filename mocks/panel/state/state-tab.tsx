import { ClockControls } from './clock-controls.tsx'
import { Fingerprint } from './fingerprint.tsx'
import { NetworkControls } from './network-controls.tsx'
import { RoleControls } from './role-controls.tsx'
import { ScenarioControls } from './scenario-controls.tsx'

/** Which shop this is, who looks at it, and when. */
export function StateTab() {
  return (
    <>
      <Fingerprint />
      <RoleControls />
      <ClockControls />
      <NetworkControls />
      <ScenarioControls />
    </>
  )
}
