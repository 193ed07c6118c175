/** What a code takes off, in rupees; or why it does not work. */
export type PromoAnswer = { off: number } | { error: string }

const promo = { code: 'FLAT50', off: 200 }

/** Checks a code without sending it. Case matters. */
export function judgePromo(typed: string): PromoAnswer {
  const code = typed.trim()
  if (code === promo.code) return { off: promo.off }
  if (code === '') return { error: 'Enter a promo code.' }
  if (code.toUpperCase() === promo.code) return { error: `“${code}” does not work: codes are case-sensitive.` }
  return { error: `“${code}” is not a code that works here.` }
}

/** Rupees that a kept code takes off; none for a code that does not work. */
export function promoOff(code: string | null): number {
  if (code === null) return 0
  const answer = judgePromo(code)
  return 'off' in answer ? answer.off : 0
}
