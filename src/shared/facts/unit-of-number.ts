import { unitOf } from '#shared/grounding/units'
import type { FoundNumber } from './find-numbers.ts'

/** Of what a number is: "percent", "EUR", what it counts. Undefined where its words do not say. */
export function unitOfNumber({ kind, text }: Pick<FoundNumber, 'kind' | 'text'>): string | undefined {
  if (kind === 'ratio') return kind
  if (kind === 'percent') return percentOf(text)
  const words = text.toLowerCase().match(/(?:us|r)?\p{Sc}|\p{L}[\p{L}'’-]*/gu) ?? []
  const unit = words.map(unitOf).find((each) => each !== null)
  if (unit) return unit
  if (kind === 'range' && text.search(percents) >= 0) return percentOf(text)
  return kind === 'count' ? words.at(-1) : undefined
}

const percents = /[%٪‰]|cent|prozent/iu

function percentOf(text: string): string {
  if (/‰|promille/iu.test(text)) return 'permille'
  if (/bas|bps/iu.test(text)) return 'basis points'
  return /p[ou]i?nt|punkt|pontos|\bpp\b/iu.test(text) ? 'points' : 'percent'
}
