/** The judgement of a run, the same in every report. */
export interface Judgement {
  /** 0 clean, 1 drift or another failure, 2 ended early without either. */
  exitCode: 0 | 1 | 2
  sentence: string
  /** What to do next; empty if there is nothing to do. */
  advice: string
}

/** What a run has come to. */
interface Outcome {
  findings: readonly unknown[]
  /** Entries of the baseline that are out of date. */
  expired: readonly unknown[]
  /** Percent of the documented answers that were played, and the required minimum. */
  coverage: { percent: number; minimum: number }
  /** Why the run ended early, if it did. */
  stopped?: string
}

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

/** Judges what a run has found and played. */
export function verdictOf({ findings, expired, coverage: { percent, minimum }, stopped }: Outcome): Judgement {
  const early = stopped === undefined ? '' : ` The run ended early: ${stopped}.`
  if (findings.length > 0)
    return {
      exitCode: 1,
      sentence: `The host has drifted from the contract: ${count(findings.length, 'finding')}.${early}`,
      advice: 'Fix the host or the contract, or accept a finding in a --baseline.',
    }
  if (expired.length > 0)
    return {
      exitCode: 1,
      sentence: `The baseline has ${count(expired.length, 'expired entry', 'expired entries')}.${early}`,
      advice: 'Renew or remove them.',
    }
  if (percent < minimum)
    return {
      exitCode: 1,
      sentence: `Only ${percent}% of the documented answers were played, ${minimum}% are required.${early}`,
      advice: 'See what was not played, or lower --min-coverage.',
    }
  if (stopped !== undefined)
    return { exitCode: 2, sentence: `What was played keeps the contract.${early}`, advice: 'Start it again.' }
  return { exitCode: 0, sentence: 'The host keeps the contract.', advice: '' }
}
