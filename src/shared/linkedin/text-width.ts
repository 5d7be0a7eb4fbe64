import { graphemesOf } from './graphemes.ts'

/**
 * Widths of Arial (Liberation Sans has the same), in units of 1/2048 of the type size. Accented letters are as wide as
 * their base, except the narrow i, whose accents are wider than its stem. Spaces missing from the font have the widths
 * that browsers synthesize.
 */
const charactersByWidth: Record<number, string> = {
  285: '\u202F',
  391: "'",
  410: '\u2009',
  455: 'ijlſ‘’‚',
  532: '|¦',
  569: ' !,./:;I[\\]ftìíîïĩīĭįıŧ·\u00A0',
  682: '()-`r¡¨´¸¹²³‐‑“”„‹›',
  684: '{}',
  717: '•',
  726: '▪▫',
  727: '"',
  758: 'ªº',
  797: '*',
  819: '°',
  961: '^',
  1024: 'Jcksvxyzĸ↑↓',
  1124: '±÷¶¯≈≠≤≥',
  1139: '#$0123456789?L_abdeghnopqu¢£¤¥§«»þđħłŁŋ–†‡€',
  1180: 'µ+<=>~¬−',
  1196: '×',
  1237: '■□●○',
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

/** Pairs that Arial sets closer or wider, as `pair pair`, by how much; a no-break space pairs like a space. */
const pairsByKerning: Record<number, string> = {
  [-264]: 'P,|P.|Y,|Y.',
  [-227]: 'F,|F.|T,|T.|T:|T;|Ta|Tc|Te|To|Ts',
  [-188]: 'V,|V.|Y-|Ye|Yo|Yq',
  [-152]: 'AT|AV|AY|A’|LT|LV|LW|LY|PA|TA|VA|Va|YA|Ya|Yp|v,|v.|y,|y.',
  [-133]: 'Y;',
  [-113]: ' A|A |FA|L’|T-|Tw|Ty|V-|Ve|Vo|W,|W.|Y:|Yu|Yv|r,|r.|w,|w.',
  [-76]: 'AW|L |Ly|Ti|Tr|Tu|V:|V;|Vr|Vu|Vy|WA|Wa|Yi|’ ',
  [-37]: ' T| Y|Av|Aw|Ay|P |RT|RV|RW|RY|T |TO|Vi|W-|W:|W;|We|Wo|Wr|Wu|Y |ff|‘‘|’s|’’',
  [-18]: 'Wy',
  37: 'f’',
  76: 'r’',
}

/** Widths of Arial Bold's letters, which Unicode's bold letters copy. */
const boldLettersByWidth: Record<number, string> = {
  569: 'Iijl',
  682: 'ft',
  797: 'r',
  1024: 'z',
  1139: 'Jacekstvxy0123456789',
  1251: 'FLTZbdghnopqu',
  1366: 'EPSVXY',
  1479: 'ABCDHKNRU',
  1593: 'GOQw',
  1706: 'M',
  1821: 'm',
  1933: 'W',
}

const unitsPerEm = 2048
/** Of the emoji of Apple, Google and Microsoft, which differ by less than a tenth. */
const emojiWidth = 1.25 * unitsPerEm
/** Check marks, stars and other signs, from the fallback fonts for Arial. */
const signWidth = 1716
/** Of a typewriter's letters. */
const monospaceWidth = 1229
/** The mean of Arial's Greek and Cyrillic letters, for scripts that are not in the table. */
const otherSmallWidth = 1150
const otherCapitalWidth = 1440

const widths = mapEach(charactersByWidth, (characters) => Array.from(characters))
const boldWidths = mapEach(boldLettersByWidth, (characters) => Array.from(characters))
const kernings = mapEach(pairsByKerning, (pairs) => pairs.split('|'))

function mapEach(table: Record<number, string>, split: (keys: string) => string[]): Map<string, number> {
  return new Map(Object.entries(table).flatMap(([value, keys]) => split(keys).map((key) => [key, Number(value)])))
}

/**
 * Latin letters and common marks, where every UTF-16 unit is a grapheme, and the text between. Segmenting is slow, so
 * it is used only for the latter, together with the preceding letter, which may carry an accent.
 */
const simple = '\\u0020-\\u024F\\u2010-\\u2027\\u202F-\\u203A\\u20AC'
const runs = new RegExp(`(?<simple>[${simple}]+(?![^${simple}]))|[${simple}]?[^${simple}]+`, 'g')

/** The width of a text on one line, in CSS pixels. */
export function measureText(text: string, fontSizePx: number): number {
  return textPositions(text, fontSizePx)[text.length] ?? 0
}

/**
 * Distance of each UTF-16 unit from the start of the line in CSS pixels, and finally of the text's end. All units of a
 * grapheme have its start.
 */
export function textPositions(text: string, fontSizePx: number): Float64Array {
  const positions = new Float64Array(text.length + 1)
  let units = 0
  let index = 0
  let before = ''
  for (const grapheme of quickGraphemesOf(text)) {
    const pairing = grapheme === '\u00A0' ? ' ' : grapheme
    units += kernings.get(before + pairing) ?? 0
    positions.fill((units * fontSizePx) / unitsPerEm, index, index + grapheme.length)
    units += graphemeWidth(grapheme)
    index += grapheme.length
    before = pairing
  }
  positions[index] = (units * fontSizePx) / unitsPerEm
  return positions
}

function* quickGraphemesOf(text: string): Generator<string> {
  for (const { 0: run, groups } of text.matchAll(runs)) yield* groups?.simple ? run : graphemesOf(run)
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
  if (/^[\u{1D400}-\u{1D7FF}]$/u.test(base)) return styledWidth(base)
  if (/^[\p{Cc}\p{Cf}\p{M}]$/u.test(base)) return 0
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFF60]$/u.test(base))
    return unitsPerEm
  if (/^\p{So}$/u.test(base)) return signWidth
  return /^\p{Lu}$/u.test(base) ? otherCapitalWidth : otherSmallWidth
}

/** Unicode's bold letters are as wide as Arial Bold's, its sans-serif italic ones as wide as the upright. */
function styledWidth(letter: string): number {
  const plain = letter.normalize('NFKC')
  if (/[\u{1D608}-\u{1D63B}\u{1D5A0}-\u{1D5D3}\u{1D7E2}-\u{1D7EB}]/u.test(letter))
    return widths.get(plain) ?? otherSmallWidth
  if (/[\u{1D670}-\u{1D6A3}\u{1D7F6}-\u{1D7FF}]/u.test(letter)) return monospaceWidth
  return boldWidths.get(plain) ?? otherSmallWidth
}
