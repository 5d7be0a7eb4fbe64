/** "Page 2", "- 2 -", "2 of 9", "2/9", "iv", "第 2 页": a number of a page and nothing else. */
const pageWords =
  'page|pages|p|pp|pg|seite|s|página|pagina|pág|pag|strana|str|strona|sida|sid|side|sivu|sivua|oldal|sayfa|стр|страница|trang|halaman|ページ|第'
const ofWords = 'of|von|de|di|du|sur|av|af|z|ze|van|из|\\/|\\|'
const number = '(\\d{1,4}|[ivxlc]{1,7})'
const pageNumber = new RegExp(
  `^[\\s\\-–—•·|.[(]*((?:${pageWords})\\.?\\s*)?${number}(\\s*(?:${ofWords})\\s*\\d{1,4})?(?:\\s*[页頁])?[\\s\\-–—•·|.\\])]*$`,
  'iu',
)
/** A page's number behind other text, where nothing but its word parts them. */
const numberBehind = new RegExp(
  `(?<=[^\\s,;:])[\\s,;:]+(?=(?:page|seite|página|pagina|sida|side|strana|стр\\.?)\\s*${number}\\b)`,
  'giu',
)
const maxNumberLength = 40
const maxHeadLength = 200
const parting = /\t|(?<![^\S\t])[^\S\t]+[|•·–—-]+\s+|(?<![^\S\t])[^\S\t]*\|\s*/

export interface PageNumber {
  value: number
  /** Said in words or signs; a bare number may be anything. */
  isExplicit: boolean
}

export function toPageNumber(text: string): PageNumber | null {
  if (text.length > maxNumberLength || !/\d|^[^\p{L}]*[ivxlc]/iu.test(text)) return null
  const found = pageNumber.exec(text)
  if (!found) return null
  const [, word, digits = '', total] = found
  const value = /^\d+$/.test(digits) ? Number(digits) : fromRoman(digits.toLowerCase())
  if (value === null) return null
  return { value, isExplicit: word !== undefined || total !== undefined || /^\W*[-–—]/.test(text) }
}

/**
 * Whether a line is on two pages: identical, or differing only by the page number.
 * @param pages how many pages further on the other one is
 */
export function compareHeads(text: string, other: string, pages: number): 'same' | 'numbered' | null {
  if (text === other) return 'same'
  if (text.length > maxHeadLength || other.length > maxHeadLength) return null
  const [parts, others] = [partsOf(text), partsOf(other)]
  if (parts.length !== others.length) return null
  let isNumbered = false
  for (const [at, part] of parts.entries()) {
    const second = others[at] as string
    if (part === second) continue
    const [one, two] = [toPageNumber(part), toPageNumber(second)]
    // Two pages side by side on one sheet count double.
    if (!one || !two || ![pages, pages * 2].includes(two.value - one.value)) return null
    isNumbered = true
  }
  return isNumbered ? 'numbered' : 'same'
}

function partsOf(text: string): string[] {
  if (toPageNumber(text)) return [text]
  return text
    .split(parting)
    .flatMap((part) => {
      const found = [...part.matchAll(numberBehind)].at(-1)
      return found ? [part.slice(0, found.index), part.slice(found.index + found[0].length)] : [part]
    })
    .map((part) => part.toLowerCase().replace(/\s+/g, ' ').trim())
}

const romanValues: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

function fromRoman(text: string): number | null {
  if (!/^c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(text)) return null
  const values = Array.from(text, (letter) => romanValues[letter] ?? 0)
  return values.reduce((sum, value, at) => (value < (values[at + 1] ?? 0) ? sum - value : sum + value), 0)
}
