/**
 * Where a line of text may be broken, as Chromium does it: by its own table between ASCII characters, by Unicode's rules
 * (UAX #14) elsewhere. Of those rules, what posts are made of: Latin and other alphabets, ideographs, emoji.
 */

const space = '\\t \\u1680\\u2000-\\u2006\\u2008-\\u200A\\u205F\\u3000'
/** Marks that stay with what they follow. */
const closing = `!"'),\\-./:;?\\]|}’‘“”«»–‐‑…、。！，．：；？）」』】`
/** Characters that glue both sides together, and those that belong to the grapheme before them. */
const glue = '\\u00A0\\u202F\\u2007\\u2011\\u2060\\uFEFF'
const joined = '\\p{M}\\p{Emoji_Modifier}\\u200D\\uFE0F\\u20E3\\u200B\\u00AD'
const stays = `${space}${closing}${joined}\\u2060\\uFEFF`
/** Marks that stay with what follows them. */
const opening = `(\\[{¿¡„“‘«»”’"'「『（【`

/** Pictographs that break like ideographs; check marks, stars and arrows among the dingbats break like letters. */
const pictograph =
  '\\u231A\\u231B\\u23F0-\\u23F3\\u2600-\\u2603\\u2614\\u2615\\u2618\\u261A-\\u261F\\u2639-\\u263B\\u2668\\u267F\\u26BD-\\u26C8\\u26CD\\u26CF-\\u26D1\\u26D3\\u26D4\\u26D8\\u26D9\\u26DC\\u26DF-\\u26E1\\u26EA\\u26F1-\\u26F5\\u26F7-\\u26FA\\u26FD-\\u2704\\u2708-\\u270D\\u2764\\u{1F000}-\\u{1F1E5}\\u{1F200}-\\u{1F3FA}\\u{1F400}-\\u{1FAFF}'
const ideographic = `\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}${pictograph}`
const flags = '(?<!\\p{Regional_Indicator})(?:\\p{Regional_Indicator}{2}){1,40}'

const breaks = new RegExp(
  [
    `(?<=[${space}\\u200B])(?![${space}\\u200B])`,
    `(?<=-)(?![${space}!$),./:;?\\]}’‘“”«»–‐…${joined}])`,
    `(?<=\\?)(?![${stays}${glue}])`,
    `(?<=[!%),.:;>\\]|}])(?=[(<\\[{„¿€])`,
    `(?<=[!|}/])(?=[^\\0-\\x7F])(?![${stays}${glue}„])`,
    `(?<=[–—‐…\\u00AD])(?![${stays}%])`,
    `(?<![${opening}${glue}${space}])(?=—)`,
    `(?<=[${ideographic}][\\p{M}\\p{Emoji_Modifier}\\uFE0F]{0,8}|${flags})(?![${stays}${glue}%°])`,
    `(?<![${opening}${glue}${space}\\u200D])(?=[${ideographic}])(?!\\p{Emoji_Modifier})`,
    `(?<![${opening}${glue}${space}])(?<!\\p{Regional_Indicator})(?=\\p{Regional_Indicator})`,
  ].join('|'),
  'gu',
)

/** The places between two units where a new line may start, in order; neither end of the line is one. */
export function findBreaks(line: string): number[] {
  const found: number[] = []
  for (const { index } of line.matchAll(breaks)) if (index > 0 && index < line.length) found.push(index)
  return found
}
