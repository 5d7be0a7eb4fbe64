/** Letters that Unicode raises or lowers by themselves, without the help of a format: ² and ₂. */

const raisedSigns = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'
const loweredSigns = '₀₁₂₃₄₅₆₇₈₉'
const plainSigns = '0123456789+-'
const plain = new Map(
  [raisedSigns, loweredSigns].flatMap((signs) => Array.from(signs, (sign, at) => [sign, plainSigns[at] ?? ''])),
)

/** Raised digits with the sign of an exponent or a charge, or a list of them, and lowered ones that make a fraction. */
const ownForm = /([⁺⁻]?[⁰¹²³⁴-⁹]+(?:,[⁰¹²³⁴-⁹]+)*[⁺⁻]?)(?:([⁄∕/])([₀-₉]{1,4}))?(\)?)/gu
const raisedDigit = /[⁰¹²³⁴-⁹]/u

export interface OwnRun {
  text: string
  form: 'plain' | 'raised' | 'lowered'
}

export function hasOwnForms(text: string): boolean {
  return raisedDigit.test(text)
}

/** A text in runs of one form, their letters plain. Lowered digits mean what they say unless they end a fraction. */
export function splitOwnForms(text: string): OwnRun[] {
  const runs: OwnRun[] = []
  let at = 0
  let openBrackets = 0
  for (const { 0: whole, 1: raised = '', 2: slash = '', 3: lowered = '', 4: bracket = '', index } of text.matchAll(
    ownForm,
  )) {
    const before = text.slice(at, index)
    openBrackets = Math.max(0, openBrackets + bracketsOpenedIn(before))
    // "harbour¹)" has a bracket that belongs to the mark
    const ownBracket = openBrackets === 0 ? bracket : ''
    runs.push({ text: before, form: 'plain' })
    runs.push({ text: toPlain(raised) + (slash === '' ? ownBracket : ''), form: 'raised' })
    if (slash !== '') runs.push({ text: slash, form: 'plain' }, { text: toPlain(lowered), form: 'lowered' })
    if (slash !== '' || ownBracket === '') runs.push({ text: bracket, form: 'plain' })
    if (bracket !== '' && openBrackets > 0) openBrackets -= 1
    at = index + whole.length
  }
  runs.push({ text: text.slice(at), form: 'plain' })
  return runs
}

function bracketsOpenedIn(text: string): number {
  let opened = 0
  for (const bracket of text.match(/[()]/g) ?? []) opened += bracket === '(' ? 1 : -1
  return opened
}

function toPlain(signs: string): string {
  return Array.from(signs, (sign) => plain.get(sign) ?? sign).join('')
}
