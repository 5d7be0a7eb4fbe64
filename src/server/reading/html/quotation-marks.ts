/** The marks that browsers insert around `<q>`, which are not in the page's text: by language and nesting depth. */

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

/** @param language as declared by the page; English marks for unknown ones */
export function quotationMarks(language: string, depth: number): Pair {
  const [outer, inner] = marks[language.slice(0, 2).toLowerCase()] ?? english
  return depth % 2 === 0 ? outer : inner
}

/** Some authors write the marks themselves. */
export function isQuotedAlready(quotation: Element): boolean {
  return /^\s*["'“”„‚‘’«»‹›]/u.test(quotation.firstChild?.textContent?.slice(0, 20) ?? '')
}
