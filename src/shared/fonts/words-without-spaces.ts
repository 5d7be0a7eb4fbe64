/**
 * Line breaks in scripts without spaces, following Unicode's report 14 and browsers: around every Chinese and Japanese
 * letter and emoji, except for attached punctuation, and between the words of Thai, Lao, Khmer and Burmese, which a
 * dictionary finds. Korean has spaces and breaks at them.
 */

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff01-\uff60\p{Emoji_Presentation}]/u
const byDictionary = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const either = new RegExp(`${wide.source}|${byDictionary.source}`, 'u')

/** Never at the start of a line: closing punctuation, small kana, length and repetition marks, and suffixes. */
const neverFirst =
  /[\p{Pe}\p{Pf}\u00ad\s!%,.:;?°‰℃…‥‧・、。〃々〻〜〟ー゛゜ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ！％，．：；？～]/u
/** Never at the end of a line: opening punctuation and currency signs. */
const neverLast = /[\p{Ps}\p{Pi}#$£¥€＃＄￥￡]/u
/** Attached to the previous character: accents, joiners and modifiers. */
const belongsBefore = /[\p{M}\p{Emoji_Modifier}\u{e0020}-\u{e007f}]|\u200d/u
const regional = /\p{RI}/u
const joiner = '\u200d'

/** The pieces of a part between spaces. */
export function wordsWithoutSpaces(part: string): string[] {
  if (!either.test(part)) return [part]
  const starts = byDictionary.test(part) ? wordStarts(part) : new Set<number>()
  const pieces: string[] = []
  let start = 0
  let at = 0
  let before = ''
  /** Two of them are a flag. */
  let isHalfFlag = false
  for (const character of part) {
    const isPlace = wide.test(before) || wide.test(character) || starts.has(at)
    const isOneSign = belongsBefore.test(character) || before === joiner || (isHalfFlag && regional.test(character))
    if (at > start && isPlace && !isOneSign && !neverFirst.test(character) && !neverLast.test(before)) {
      pieces.push(part.slice(start, at))
      start = at
    }
    isHalfFlag = regional.test(character) && !isHalfFlag
    // a letter with an accent is still that letter
    if (!belongsBefore.test(character) || character === joiner) before = character
    at += character.length
  }
  return [...pieces, part.slice(start)]
}

/** Word segmentation takes quadratic time in the length of its input. */
const windowUnits = 500
const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Between two words of a script that has no spaces. */
function wordStarts(part: string): Set<number> {
  const starts = new Set<number>()
  for (let from = 0; from < part.length; from += windowUnits) {
    let before = ''
    for (const { segment, index } of words.segment(part.slice(from, from + windowUnits))) {
      if (byDictionary.test(before) && byDictionary.test(segment)) starts.add(from + index)
      before = segment
    }
  }
  return starts
}
