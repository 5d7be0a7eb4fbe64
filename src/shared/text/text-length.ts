/** Scripts that set no spaces between words: Chinese, Japanese, Thai and their neighbours. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu

/**
 * How much a text says, in characters of a language that spaces its words: two characters of one that does not are a
 * word, and a word takes six characters elsewhere, its space included.
 */
export function lengthOf(text: string): number {
  return text.length + 2 * (text.match(unspaced)?.length ?? 0)
}
