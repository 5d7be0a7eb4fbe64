import { findSpeaker } from '#shared/facts/find-speaker'
import type { Speaker } from '#shared/facts/read-role'
import type { Language } from '#shared/rules/languages'
import type { Span } from '#shared/text/sentences'

/** A speaker is named no further from the words than this, and a paragraph can be a whole book. */
const reach = 300

/**
 * Who says the words at a place of a text, where the paragraph names them beside it.
 * @param names texts in which a person who is named by surname only is named in full
 */
export function speakerAt(
  text: string,
  { start, end }: Span,
  { paragraphs, names, language }: { paragraphs: readonly Span[]; names: readonly string[]; language: Language },
): Speaker | null {
  const paragraph = paragraphs.find((each) => each.start <= start && end <= each.end)
  if (!paragraph) return null
  const before = text.slice(Math.max(paragraph.start, start - reach), start)
  const after = text.slice(end, Math.min(paragraph.end, end + reach))
  return findSpeaker({ before, after, names }, language) ?? null
}
