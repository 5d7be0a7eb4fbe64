/** Elements that say where a page of the printed book begins, with its number in them. */
const start =
  /<([a-z][a-z0-9]*)(?=\s)[^<>]*\s(?:epub:type|role|class)\s*=\s*(?:"[^"]*|'[^']*)\b(?:(?:doc-)?pagebreak|page-?num(?:ber)?|pageno)\b[^<>]*>/gi
const longestContent = 300
const number = /^[\s[({|]*(?:p\.?|page|pg\.?|s\.|seite)?\s*(?:\d{1,4}|[ivxlcdm]{1,8})?[\s\])}|]*$/i

/** A chapter's markup without the numbers of pages, which stand in the middle of sentences and words. */
export function withoutPageNumbers(xhtml: string): string {
  const kept: string[] = []
  let at = 0
  for (const { 0: tag, 1: name = '', index } of xhtml.matchAll(start)) {
    if (index < at) continue
    const from = index + tag.length
    const content = xhtml.slice(from, from + longestContent)
    const end = content.toLowerCase().indexOf(`</${name.toLowerCase()}>`)
    if (end < 0 || !number.test(content.slice(0, end).replace(/<[^<>]*>/g, ''))) continue
    kept.push(xhtml.slice(at, index))
    at = from + end + name.length + 3
  }
  return kept.join('') + xhtml.slice(at)
}
