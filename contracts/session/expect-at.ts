import type { Law } from '../judge/finding.ts'
import { inShort } from '../judge/in-short.ts'
import { same } from '../judge/laws/law.ts'
import type { Step } from '../judge/step.ts'
import type { LawStage } from './law-stage.ts'

const shown = (value: unknown, other: unknown) => {
  const text = inShort(value)
  return text === inShort(other) ? JSON.stringify(value).slice(0, 300) : text
}

/** Reports a value at `path` of an answer that is not the wanted one. */
export function expectAt(
  { expect }: Pick<LawStage, 'expect'>,
  law: Law,
  step: Step,
  path: string,
  { wanted, got }: { wanted: unknown; got: unknown },
): void {
  if (!same(wanted, got)) expect(law, step, [{ path, expected: shown(wanted, got), got: shown(got, wanted) }])
}
