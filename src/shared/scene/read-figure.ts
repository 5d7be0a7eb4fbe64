import { withoutEnd } from '#shared/text/end-of'

/**
 * The number in a figure as people write it: "12,4 %", "1.200 €", "−3.5", "1,2 Mio.". A single mark before three digits
 * is a group or a decimal separator, depending on the language; all other cases are unambiguous.
 * @param decimal the decimal mark of the language
 * @returns undefined if there is no number
 */
export function readFigure(text: string, decimal: ',' | '.'): number | undefined {
  const found = /([-+−–]?)\s?\p{Sc}?\s?(\d[\d.,'’\u00a0\u202f\u2009 ]*)\s?(\p{L}*)/u.exec(text)
  if (!found) return undefined
  const [, sign = '', written = '', word = ''] = found
  const digits = withoutEnd(written.replace(/[^\d.,]/g, ''), /[.,]/)
  const value = Number(plainNumber(digits, decimal)) * (multiples[word.toLowerCase()] ?? 1)
  if (!Number.isFinite(value)) return undefined
  return /[-−–]/.test(sign) ? -value : value
}

const multiples: Readonly<Record<string, number>> = {
  k: 1e3,
  tsd: 1e3,
  thousand: 1e3,
  mio: 1e6,
  million: 1e6,
  millionen: 1e6,
  bn: 1e9,
  billion: 1e9,
  mrd: 1e9,
  milliarde: 1e9,
  milliarden: 1e9,
}

/** Without marks between groups, and with a point before the decimals. */
function plainNumber(digits: string, decimal: ',' | '.'): string {
  const marks = digits.match(/[.,]/g) ?? []
  const last = marks.at(-1)
  if (last === undefined) return digits
  const isMixed = marks.some((mark) => mark !== last)
  const groupsThree = /^\d{1,3}([.,]\d{3})+$/.test(digits)
  const isDecimal = isMixed || (marks.length === 1 && (!groupsThree || last === decimal))
  if (!isDecimal) return digits.replace(/[.,]/g, '')
  const at = digits.lastIndexOf(last)
  return `${digits.slice(0, at).replace(/[.,]/g, '')}.${digits.slice(at + 1)}`
}
