/** Fractions as people write them in a line of plain text. */

const signs: Record<string, string> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/5': '⅕',
  '2/5': '⅖',
  '3/5': '⅗',
  '4/5': '⅘',
  '1/6': '⅙',
  '5/6': '⅚',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
}

/** @param before the text in front of it: behind a whole number the fraction belongs to it, and never joins its digits. */
export function fractionText(over: string, under: string, before: string): string {
  const sign = signs[`${over}/${under}`]
  const isMixed = /\d\s*$/.test(before)
  if (sign) return sign
  return isMixed && !/\s$/.test(before) ? ` ${over}/${under}` : `${over}/${under}`
}

export function isFractionSlash(text: string): boolean {
  return /^\s*[⁄∕/]\s*$/.test(text)
}
