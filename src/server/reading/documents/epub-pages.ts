const start = /<([a-z][a-z0-9]*)(\s[^<>]*)>/gi
/** Attributes that say that a page of the printed book begins here, with its number in the element. */
const kind = /\s(?:epub:type|role|class)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
const pageStart = /\b(?:(?:doc-)?pagebreak|page-?num(?:ber)?|pageno)\b/i
const longestContent = 300
const number =
  /^[\s[({|]*(?:(?:(?:p\.?|page|pg\.?|s\.|seite)(?:\s*(?:\d{1,4}|[ivxlcdm]{1,8}))?|\d{1,4}|[ivxlcdm]{1,8})[\s\])}|]*|[\])}][\s\])}|]*)?$/i

/** A chapter's markup without page numbers, which occur within sentences and words. */
export function withoutPageNumbers(xhtml: string): string {
  const kept: string[] = []
  let at = 0
  for (const { 0: tag, 1: name = '', 2: attributes = '', index } of xhtml.matchAll(start)) {
    if (index < at || !beginsPage(attributes)) continue
    const from = index + tag.length
    const content = xhtml.slice(from, from + longestContent)
    const end = content.toLowerCase().indexOf(`</${name.toLowerCase()}>`)
    if (end < 0 || !number.test(content.slice(0, end).replace(/<[^<>]*>/g, ''))) continue
    kept.push(xhtml.slice(at, index))
    at = from + end + name.length + 3
  }
  return kept.join('') + xhtml.slice(at)
}

function beginsPage(attributes: string): boolean {
  return [...attributes.matchAll(kind)].some(([, double, single]) => pageStart.test(double ?? single ?? ''))
}
