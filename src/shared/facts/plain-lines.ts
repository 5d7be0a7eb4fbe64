import { textWordsOfAll } from '#shared/languages/texts'
import { toPlain } from '#shared/linkedin/styled'
import type { Language } from '#shared/rules/languages'
import { endOf } from '#shared/text/end-of'
import { sentencesOf as cutSentences } from '#shared/text/sentences'

/** A paragraph or list entry, without what only a feed shows: symbols, hashtags, addresses, styled letters. */
export interface Line {
  readonly text: string
  /** Whether a bullet, a symbol or a number precedes it. */
  readonly isEntry: boolean
}

/** The fonts of a graphic lack these. Digits, copyright and trademark signs count as pictographs and stay. */
const pictograph = String.raw`(?![\d#*©®™])\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u{FE0F}|\u{200D})*`
const pictographs = new RegExp(String.raw`${pictograph}|\u{FE0F}|\u{200D}|\u{20E3}`, 'gu')
const entryMark = new RegExp(
  String.raw`^\s*(?:[-–\u2014*](?=\s)|[•·▫‣●○◦■□→✓]|\d{1,2}[.)](?=\s)|\d\u{FE0F}?\u{20E3}|${pictograph})\s*`,
  'u',
)
/** The composer's own line, and how people write it. */
const sourceLabel = new RegExp(`^(?:${textWordsOfAll(({ sourceLabels }) => sourceLabels).join('|')})\\s?:`, 'iu')

/** The lines of a post or of an article's text, in their order, empty ones left out. */
export function plainLines(text: string): Line[] {
  return text
    .normalize('NFC')
    .split(/\r\n?|\n/)
    .flatMap((raw): Line | [] => {
      const line = toPlain(raw)
      const plain = tidy(line.replace(entryMark, ''))
      return plain === '' || sourceLabel.test(plain) ? [] : { text: plain, isEntry: entryMark.test(line) }
    })
}

/** The lists of a text, each with its entries. */
export function runsOfEntries(lines: readonly Line[]): string[][] {
  const runs: string[][] = [[]]
  for (const { text, isEntry } of lines) {
    if (isEntry) runs.at(-1)?.push(text)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}

/** Hashtags at the end of a line are labels; within it they are words. */
function tidy(line: string): string {
  return withoutHashtags(line.replace(/https?:\/\/\S+|(?<!\S)www\.\S+/giu, ' '))
    .replace(/#(?=\p{L})/gu, '')
    .replace(pictographs, '')
    .replace(/[ \t]+/g, ' ')
    .trim()
}

function withoutHashtags(line: string): string {
  let rest = line.trimEnd()
  for (;;) {
    const word = endOf(rest, /\S/)
    if (!/^#[\p{L}\p{N}_]+$/u.test(word)) return rest
    rest = rest.slice(0, -word.length).trimEnd()
  }
}

/** The sentences of one line, verbatim. */
export function sentencesOf(line: string, language: Language): string[] {
  return cutSentences(line, language).map(({ start, end }) => line.slice(start, end))
}
