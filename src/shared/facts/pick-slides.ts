import type { Language } from '#shared/rules/languages'
import { type Line, sentencesOf } from './plain-lines.ts'

const maxSlides = 6
const minSlides = 2
const shortest = { entry: 8, idea: 25 } as const
/** More is read in no slide; words somebody said stay together with who said them, so they may be longer. */
const longest = { idea: 240, quotation: 400 } as const

/**
 * What a carousel says between its cover and its last page: a paragraph of the post each, or an entry of its list. Of a
 * long paragraph the sentences that find room; a quotation stands whole, with its speaker, or not at all. Empty where
 * there are fewer than two.
 *
 * @param cover what the cover says already, where that is the start of the post
 */
export function pickSlides(lines: readonly Line[], language: Language, cover: string | undefined): string[] {
  const slides = withSpeakers(lines)
    .map((line, index) =>
      index === 0 && cover && line.text.startsWith(cover)
        ? { ...line, text: line.text.slice(cover.length).trim() }
        : line,
    )
    .flatMap((line) => slideOf(line, language) ?? [])
  return slides.length >= minSlides ? slides.slice(0, maxSlides) : []
}

const quotation = /^["“„«»][^"“”„«»]+["“”«»][.]?$/u
const longestName = 80

/** A quotation that stands alone has its speaker in the line below it, behind a dash; without one it is no slide. */
function withSpeakers(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, index) => {
    const before = lines[index - 1]
    const next = lines[index + 1]
    if (before && quotation.test(before.text) && isName(line)) return []
    if (!quotation.test(line.text)) return line
    return next && isName(next) ? { ...line, text: `${line.text}\n${next.text}` } : []
  })
}

function isName({ text, isEntry }: Line): boolean {
  return isEntry && text.length <= longestName && /^\p{Lu}/u.test(text) && !/[.!?:]$/u.test(text)
}

function slideOf({ text: paragraph, isEntry }: Line, language: Language): string | undefined {
  const sentences = sentencesOf(paragraph, language)
  // it asks for answers below the post
  const question = /[?？؟]$/u.test(paragraph) ? (sentences.pop() ?? '') : ''
  const text = paragraph.slice(0, paragraph.length - question.length).trim()
  if (text.length < shortest[isEntry ? 'entry' : 'idea'] || /[:…]$|\.\.\.$/u.test(text)) return undefined
  if (/["“”„«»]/u.test(text)) return text.length <= longest.quotation ? text : undefined
  const idea = sentences.reduce((before, next) => {
    const longer = before === '' ? next : `${before} ${next}`
    return longer.length <= longest.idea ? longer : before
  }, '')
  return idea === '' || !text.startsWith(idea) ? undefined : idea
}
