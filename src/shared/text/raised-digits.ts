/**
 * What raised digits mean behind a figure, a unit or a variable: 10⁶ and km² are powers, 42¹ has the number of a note.
 * Where both are possible the reading that states no false figure wins.
 */

const figure = /(?<![\d.,])(\d+(?:[.,]\d+)*)$/
export const price = /(?:\p{Sc}|\b(?:EUR|USD|GBP|CHF))\s*\d+(?:[.,]\d+)*$/u
/** What makes its surroundings a formula. */
const operatorBefore = /[×·*+−=÷/^(]\s*\d+(?:[.,]\d+)*$/
const operatorAfter = /^\s*[×·*+−=÷^]/
/** Squared and cubed. The short words among them count only behind a figure or in a rate. */
const unit = /(?<![\p{L}'’.])(?:(?:[kcdmµμnhNS]|da)m|m|ft|yd|(?<=\d[\s\u00a0]{0,3}|\/)(?:in|mi|s))$/u
export const variable = /(?<![\p{L}\p{M}\d'’.])[\p{Script=Latin}\p{Script=Greek}]$/u
const product = /[=+−×·*/(^]\s*\p{L}{1,3}$/u
const functionName = /(?<!\p{L})(?:sin|cos|tan|cot|log|ln)$/u
const brackets = /\([^()]{0,30}[+−×·*/=-][^()]{0,30}\)$/u
/** Written with a raised number by mistake more often than with a note. */
const formula = /(?<![\p{L}\d])(?:CO|CH|NO|NH|SO|SF|H|N|O)$/u
/** The smallest power that an author writes without a formula around it. */
const powersOfTwo = /^(?:1\d|2\d|3[0-2]|48|53|6[34]|80|100|128|256)$/

/**
 * Whether raised digits are an exponent and not the mark of a note.
 * @param raised in plain digits, with or without a sign
 * @param before the end of the text in front of it
 * @param after the start of the text after it, in the same line
 */
export function isPower(raised: string, before: string, after: string): boolean {
  const value = Math.abs(Number(raised.replace(/^[−–]/, '-')))
  const isSigned = /^[+−–-]/.test(raised)
  const base = figure.exec(before)?.[1]
  if (base !== undefined) {
    if (price.test(before)) return false
    if (isSigned) return true
    if (value < 2) return false
    const isFormula = operatorBefore.test(before) || operatorAfter.test(after)
    return base === '10' || isFormula || (base === '2' && powersOfTwo.test(raised))
  }
  if (unit.test(before)) return isSigned ? value <= 3 : value === 2 || value === 3
  if (isSigned) return /[\p{L})]$/u.test(before)
  return value > 1 && [variable, product, brackets, functionName].some((base) => base.test(before))
}

/** CO²: the index of a formula that someone raised. */
export function isRaisedIndex(raised: string, before: string): boolean {
  return formula.test(before) && /^[2-6]$/.test(raised)
}
