/** Exponents and indices in plain text: as Unicode superscripts and subscripts if they exist, else with a sign. */

const raised: Record<string, string> = {
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
  '–': '⁻',
  n: 'ⁿ',
  i: 'ⁱ',
} // prettier-ignore
const lowered: Record<string, string> = Object.fromEntries(Array.from('₀₁₂₃₄₅₆₇₈₉', (digit, value) => [value, digit]))

/** 10 and "6": 10⁶; e and "x": e^x. */
export function power(exponent: string): string {
  const tidy = exponent.replace(/\s+/g, '')
  const signs = Array.from(tidy, (letter) => raised[letter])
  if (!signs.includes(undefined)) return signs.join('')
  return /^[\p{L}\p{N}.,]+$/u.test(tidy) ? `^${tidy}` : `^(${tidy})`
}

/** CO and "2": CO₂. Behind a digit an index is set off, because some programs take ₂ for a digit like any other. */
export function index(text: string, before: string): string {
  if (/\d$/.test(before)) return `_${text}`
  return Array.from(text, (letter) => lowered[letter] ?? letter).join('')
}
