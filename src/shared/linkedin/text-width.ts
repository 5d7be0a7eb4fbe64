import { graphemesOf } from './graphemes.ts'

/**
 * Widths of Arial (Liberation Sans has the same), in units of 1/2048 of the type size. Accented letters are as wide as
 * their base, but for the narrow i, whose accents are wider than its stem.
 */
const charactersByWidth: Record<number, string> = {
  391: "'",
  455: 'ijlſ‘’‚',
  532: '|¦',
  569: ' !,./:;I[\\]ftìíîïĩīĭįıŧ·\u00A0\u2009\u202F',
  682: '()-`r¡¨´¸¹²³‐‑“”„‹›',
  684: '{}',
  717: '•▪',
  727: '"',
  758: 'ªº',
  797: '*',
  819: '°',
  961: '^',
  1024: 'Jcksvxyzĸ',
  1124: '±÷¶¯',
  1139: '#$0123456789?L_abdeghnopqu¢£¤¥§«»þđħłŁŋ–†‡€',
  1180: 'µ+<=>~¬×−',
  1251: 'FTZ¿ßøŦ',
  1366: '&ABEKPSVXYÞ',
  1479: 'CDHNRUwÐĐĦŊ',
  1509: '©®',
  1593: 'GOQØ',
  1706: 'Mm¼½¾',
  1821: '%æ',
  1933: 'Wœ',
  2048: 'ÆŒ—―…‰™←→',
  2079: '@',
}

const unitsPerEm = 2048
const emojiWidth = 1.25 * unitsPerEm
/** The mean of Arial's Greek and Cyrillic letters, for scripts that are not in the table. */
const otherSmallWidth = 1150
const otherCapitalWidth = 1440

const widths = new Map(
  Object.entries(charactersByWidth).flatMap(([width, characters]) =>
    Array.from(characters).map((character) => [character, Number(width)] as const),
  ),
)

/** Latin letters and common marks, where every UTF-16 unit is a grapheme; segmenting the rest is slow. */
const isOneUnitEach = /^[\u0020-\u024F\u2010-\u2027\u202F-\u203A\u20AC]*$/

/** The width of a text on one line, in CSS pixels, without kerning. */
export function measureText(text: string, fontSizePx: number): number {
  let units = 0
  for (const grapheme of isOneUnitEach.test(text) ? text : graphemesOf(text)) units += graphemeWidth(grapheme)
  return (units * fontSizePx) / unitsPerEm
}

function graphemeWidth(grapheme: string): number {
  const known = widths.get(grapheme)
  if (known !== undefined) return known
  const width = measureGrapheme(grapheme)
  if (widths.size < 5_000) widths.set(grapheme, width)
  return width
}

function measureGrapheme(grapheme: string): number {
  if (/\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\uFE0F\u20E3/u.test(grapheme)) return emojiWidth
  const base = String.fromCodePoint(grapheme.normalize('NFD').codePointAt(0) ?? 32)
  const known = widths.get(base)
  if (known !== undefined) return known
  if (/^[\p{Cc}\p{Cf}\p{M}]$/u.test(base)) return 0
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFF60]$/u.test(base))
    return unitsPerEm
  return /^\p{Lu}$/u.test(base) ? otherCapitalWidth : otherSmallWidth
}
