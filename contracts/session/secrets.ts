import { encodedPart } from '#openapi/contract/request.ts'

/** Keeps credentials out of every report. */
export interface Secrets {
  /** Adds a value that must not be shown. */
  hide(value: string | undefined): void
  /** The text without these values. */
  redact(text: string): string
}

/** Shorter values are not hidden, since they also occur in ordinary words. */
const shortest = 4

export function createSecrets(): Secrets {
  const texts = new Set<string>()
  return {
    hide: (value) => {
      if (value === undefined || value.length < shortest) return
      texts.add(value)
      texts.add(encodedPart(value))
      texts.add(JSON.stringify(value).slice(1, -1))
    },
    redact: (text) => {
      const longestFirst = [...texts].toSorted((a, b) => b.length - a.length)
      return longestFirst.reduce((rest, secret) => rest.replaceAll(secret, '[hidden]'), text)
    },
  }
}
