import { ClockControls } from './clock-controls.tsx'
import { Fingerprint } from './fingerprint.tsx'
import { LiveControls } from './live-controls.tsx'
import { NetworkControls } from './network-controls.tsx'
import { RoleControls } from './role-controls.tsx'
import { ScenarioControls } from './scenario-controls.tsx'

/** Scenario, seed, role, clock, network and hash. */
export function StateTab() {
  return (
    <>
      <Fingerprint />
      <RoleControls />
      <ClockControls />
      <NetworkControls />
      <LiveControls />
      <ScenarioControls />
    </>
  )
}
