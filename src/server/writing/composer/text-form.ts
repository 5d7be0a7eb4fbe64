/** How a whole text is written, by which each of its sentences is judged. */
export interface TextForm {
  /** BCP 47. */
  locale: string
  /** In a text of small letters a small letter begins a sentence; one of capitals is not shouted for them. */
  letterCase: 'mixed' | 'lower' | 'upper'
}

export const usualForm: TextForm = { locale: 'und', letterCase: 'mixed' }

/** A sentence's full stop with the marks that close behind it, in any script; questions and calls have others. */
export const fullStop = /[.。．｡।॥۔։።။។]["”“»’')」』】》）]*$/u

const sampleChars = 6_000
/** Fewer letters prove nothing. */
const fewestLetters = 80

export function formOf(text: string, locale: string): TextForm {
  const sample = text.slice(0, sampleChars)
  const [upper, lower] = [/\p{Lu}/gu, /\p{Ll}/gu].map((letter) => sample.match(letter)?.length ?? 0) as [number, number]
  const isEnough = upper + lower >= fewestLetters
  if (isEnough && upper <= 0.003 * lower) return { locale, letterCase: 'lower' }
  return { locale, letterCase: isEnough && lower <= 0.1 * upper ? 'upper' : 'mixed' }
}
