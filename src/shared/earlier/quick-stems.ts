import { stemOf } from '#shared/grounding/stems'

/**
 * How many of these stems a text has, up to a number that is enough. Reading a text's sentences takes far longer, so this
 * comes first.
 */
export function countStems(text: string, stems: ReadonlySet<string>, enough: number): number {
  const found = new Set<string>()
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    const stem = stemOf(word)
    if (stems.has(stem)) found.add(stem)
    if (found.size >= enough) break
  }
  return found.size
}
