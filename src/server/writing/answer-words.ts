/** Small tools for telling what a model says beside a post from the post: how its words are compared. */

/** In lower case, with straight apostrophes, without what models set around a sentence; as long as what was given. */
export function comparable(text: string): string {
  return text.toLowerCase().replaceAll(/[’‘ʼ`]/g, "'")
}

/** What may stand before the first word: marks that say nothing by themselves. */
const marks = /^[\s*_#>¡¿"“”«»„]+/

/** From the first word on. */
export function withoutMarks(text: string): string {
  return text.replace(marks, '')
}

/**
 * Whether a text that is still arriving begins with one of these, or may yet do so: "I ca" may become "I can't".
 * @param starts in lower case, with straight apostrophes
 */
export function mayStartWith(text: string, starts: readonly string[]): boolean {
  const begun = withoutMarks(comparable(text))
  return starts.some((start) => start.startsWith(begun) || startsWith(begun, start))
}

/** With whole words. */
export function startsWithOne(text: string, starts: readonly string[]): boolean {
  return starts.some((start) => startsWith(text, start))
}

function startsWith(text: string, start: string): boolean {
  return text.startsWith(start) && !/^\p{L}/u.test(text.slice(start.length))
}

/** A pattern of whole words; `words` is a list with bars, which may hold patterns itself. */
export function wordPattern(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')
}
