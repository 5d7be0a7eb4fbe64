/** The marks that browsers set around `<q>`, which are in no text of the page: by the language, and by how deep it stands. */

type Pair = readonly [string, string]

const english: readonly [Pair, Pair] = [
  ['“', '”'],
  ['‘', '’'],
]
const marks: Readonly<Record<string, readonly [Pair, Pair]>> = {
  de: [
    ['„', '“'],
    ['‚', '‘'],
  ],
  fr: [
    ['«\u00a0', '\u00a0»'],
    ['“', '”'],
  ],
  es: [
    ['«', '»'],
    ['“', '”'],
  ],
  it: [
    ['«', '»'],
    ['“', '”'],
  ],
  pt: english,
}

/** @param language as the page declares it; English marks where it is none of those we know */
export function quotationMarks(language: string, depth: number): Pair {
  const [outer, inner] = marks[language.slice(0, 2).toLowerCase()] ?? english
  return depth % 2 === 0 ? outer : inner
}

/** Some authors write the marks themselves. */
export function isQuotedAlready(quotation: Element): boolean {
  return /^\s*["'“”„‚‘’«»‹›]/u.test(quotation.firstChild?.textContent?.slice(0, 20) ?? '')
}
