import { cutText } from '#shared/linkedin/cut'
import { toWellFormed } from '#shared/linkedin/graphemes'
import type { Language } from '#shared/rules/languages'
import { wordCount } from '#shared/text/text-length'
import type { WritingSource } from '../writer.ts'
import type { Candidate } from './candidates.ts'
import { needsAnother } from './fitness.ts'
import { inRow, type Sentence } from './sentences.ts'

/** The author's own text: it stays theirs, in its order, without quotation marks. */

/** A paragraph up to this stays whole. */
const maxUnitChars = 450
const maxUnits = 300

/** Pieces that can stand without the one before: paragraphs, or of long ones the sentences, with what leans on them. */
export function findUnits(sentences: readonly Sentence[], language: Language | null): Candidate[] {
  const units: Candidate[] = []
  for (const sentence of sentences) {
    const before = units.at(-1)
    const isSameParagraph = before?.paragraph === sentence.paragraph
    const goesOn = before && (isSameParagraph || needsAnother(sentence.text, language))
    if (goesOn && before.text.length + sentence.text.length < maxUnitChars) {
      before.text = isSameParagraph ? inRow(before.text, sentence.text) : `${before.text}\n\n${sentence.text}`
      before.dated = before.text
      before.paragraph = sentence.paragraph
    } else if (units.length < maxUnits) {
      const text =
        cutText(sentence.text, maxUnitChars, '', { atWord: true }) || toWellFormed(sentence.text.slice(0, maxUnitChars))
      units.push({ ...sentence, text, dated: text, fitness: 1 })
    } else break
  }
  return units
}

/** A pasted text's first line, where reading took it off as the title; not a document's file name or a shortened line. */
export function ownFirstLine({ title, text }: WritingSource): string | null {
  const line = title.replace(/\s+/g, ' ').trim()
  const isMadeUp =
    /…$|\.{3}$|^about:|\.(?:pdf|docx?|xlsx?|pptx?|csv|txt|html?)$|^[a-z\d-]+_[\w-]+$|^https?:/iu.test(line) ||
    wordCount(line) < 2
  return isMadeUp || text.replace(/\s+/g, ' ').trimStart().startsWith(line) ? null : line
}
