/** Scripts that set no spaces between words: Chinese, Japanese, Thai and their neighbours. */
const letter = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}]'
const unspaced = new RegExp(letter, 'gu')
export const unspacedRun = new RegExp(`${letter}+`, 'gu')

/**
 * A text's length in characters of a language with spaces: two characters of a script without spaces count as a word,
 * which elsewhere takes six characters with its space.
 */
export function lengthOf(text: string): number {
  return text.length + 2 * (text.match(unspaced)?.length ?? 0)
}

/** About how many words a text has; of a script without spaces, one for two characters. */
export function wordCount(text: string): number {
  const spaced = text
    .replace(unspaced, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return spaced + (text.match(unspaced)?.length ?? 0) / 2
}
