/**
 * Where lines may end in scripts that are written without spaces, after Unicode's report 14 and as browsers do it: round every
 * Chinese letter, Japanese letter and sign in colour, but for what belongs to its neighbour, and between the words of Thai, Lao,
 * Khmer and Burmese, which a dictionary tells apart. Korean has spaces and is broken at them.
 */

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff01-\uff60\p{Emoji_Presentation}]/u
const byDictionary = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const either = new RegExp(`${wide.source}|${byDictionary.source}`, 'u')

/** Never first in a line: closing signs, small letters, marks of length and repetition, and what stands behind a word. */
const neverFirst =
  /^[\p{Pe}\p{Pf}\p{M}\u00ad\s!%,.:;?°‰℃…‥‧・、。〃々〻〜〟ー゛゜ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ！％，．：；？～]/u
/** Never last: opening signs, and what stands before a number. */
const neverLast = /[\p{Ps}\p{Pi}#$£¥€＃＄￥￡]$/u

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The pieces of a part between spaces. */
export function wordsWithoutSpaces(part: string): string[] {
  if (!either.test(part)) return [part]
  const starts = byDictionary.test(part) ? wordStarts(part) : new Set<number>()
  const pieces: string[] = []
  let piece = ''
  let before = ''
  for (const { segment, index } of graphemes.segment(part)) {
    const isPlace = wide.test(before) || wide.test(segment) || starts.has(index)
    if (piece !== '' && isPlace && !neverFirst.test(segment) && !neverLast.test(before)) {
      pieces.push(piece)
      piece = ''
    }
    piece += segment
    before = segment
  }
  return [...pieces, piece]
}

/** Between two words of a script that has no spaces. */
function wordStarts(part: string): Set<number> {
  const starts = new Set<number>()
  let before = ''
  for (const { segment, index } of words.segment(part)) {
    if (byDictionary.test(before) && byDictionary.test(segment)) starts.add(index)
    before = segment
  }
  return starts
}
