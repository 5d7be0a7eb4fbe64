/**
 * Reads a text's ending from the end: a regular expression such as /\s+$/ restarts at each blank, which takes quadratic
 * time if another character follows.
 */

/**
 * The longest end of only such characters; empty if the last one is another.
 * @param character matches one, such as /[.,]/
 */
export function endOf(text: string, character: RegExp): string {
  let start = text.length
  while (start > 0) {
    const last = lastCharacter(text, start)
    if (!character.test(last)) break
    start -= last.length
  }
  return text.slice(start)
}

/** The text before that end. */
export function withoutEnd(text: string, character: RegExp): string {
  return text.slice(0, text.length - endOf(text, character).length)
}

/** A pair of surrogates is one character. */
function lastCharacter(text: string, end: number): string {
  const pair = text.codePointAt(end - 2) ?? 0
  return text.slice(end - (pair > 0xffff ? 2 : 1), end)
}
