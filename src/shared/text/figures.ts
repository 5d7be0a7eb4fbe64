/** Figures that are more than digits: powers and fractions, as parts of regular expressions and as values. */

/** 10⁶, 10⁻³, 10^6, 10^(-3). */
export const exponent = String.raw`(?:[⁺⁻]?[⁰¹²³⁴-⁹]+|\^(?:\([+−–-]?\d{1,3}\)|[+−–-]?\d{1,3})(?![\d,.]\d))`
export const fractionSign = '[¼-¾⅐-⅞↉]'
/** Halves to sixteenths: "24/7" and "9/11" are no fractions. */
export const plainFraction = String.raw`(?:1[/⁄](?:[2-68]|10|12|16)|2[/⁄][35]|3[/⁄](?:[458]|10|16)|4[/⁄]5|5[/⁄](?:6|8|12|16)|7[/⁄](?:8|10|12|16)|9[/⁄](?:10|16)|1[135][/⁄]16)(?![\d/⁄])`
/** The sign between a factor and its power of ten: 3 × 10⁶. */
export const times = '[×x·⋅*]'

const power = new RegExp(
  String.raw`^(?:(?<factor>.+?)\s?${times}\s?)?(?<base>\d+)\^\(?(?<exponent>[+−–-]?\d{1,3})\)?$`,
  'u',
)
const fraction = /^(?:(?<whole>\d+) )?(?<over>\d+)[/⁄](?<under>\d+)$/u

/** Splits "3 × 10^6" in plain letters into its factor as written, "1" if missing, and its scale. */
export function readPower(plain: string): { factor: string; scale: number } | null {
  const groups = power.exec(plain)?.groups
  if (!groups) return null
  const { factor = '1', base = '', exponent: raised = '' } = groups
  return { factor, scale: tidy(Number(base) ** Number(raised.replace(/[−–]/u, '-'))) }
}

/** 3.5 for "3 1/2", 0.75 for "3/4", both in plain letters. */
export function readFraction(plain: string): number | null {
  const groups = fraction.exec(plain)?.groups
  if (!groups || Number(groups.under) === 0) return null
  return Number(groups.whole ?? 0) + Number(groups.over) / Number(groups.under)
}

/** 10 ** -3 is not quite 0.001 in floating point. */
function tidy(value: number): number {
  return Number(value.toPrecision(12))
}
