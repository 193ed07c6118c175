import { plainCode } from '#src/shared/lib/text/plain-code.ts'

/** A code's discount in rupees, or why it is not valid. */
export type PromoAnswer = { off: number } | { error: string }

const promo = { code: 'FLAT50', off: 200 }

/** Checks a code without sending it. It is case-sensitive. */
export function judgePromo(typed: string): PromoAnswer {
  const code = plainCode(typed)
  if (code === promo.code) return { off: promo.off }
  if (code === '') return { error: 'Enter a promo code.' }
  if (code.toUpperCase() === promo.code) return { error: `“${code}” does not work: codes are case-sensitive.` }
  return { error: `“${code}” is not a code that works here.` }
}

/** The discount of a stored code in rupees; 0 for an invalid one. */
export function promoOff(code: string | null): number {
  if (code === null) return 0
  const answer = judgePromo(code)
  return 'off' in answer ? answer.off : 0
}
