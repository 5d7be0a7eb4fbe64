import type { Span } from './sentences.ts'

/** What closes each mark that opens a quotation. */
const closers: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
  '"': '"',
  '「': '」',
  '『': '』',
}

/**
 * Quotations with their marks, in order; none spans lines or overlaps the next. The first matching mark closes one. The
 * next position of each closing mark is looked up once for all open marks, so that a run of opening marks takes linear
 * time too.
 */
export function findQuoted(text: string): Span[] {
  const nextOf = lookAhead(text)
  const found: Span[] = []
  for (let at = 0; at < text.length; at += 1) {
    const wanted = closers[text.charAt(at)]
    if (wanted === undefined) continue
    const end = Math.min(...Array.from(wanted, (mark) => nextOf(mark, at + 1)))
    if (end > nextOf('\n', at + 1) || end >= text.length) continue
    found.push({ start: at, end: end + 1 })
    at = end
  }
  return found
}

/** The text with this for each of its quotations. */
export function withoutQuoted(text: string, instead: string): string {
  const quoted = findQuoted(text)
  const kept = quoted.map(({ start }, at) => text.slice(quoted[at - 1]?.end ?? 0, start))
  return [...kept, text.slice(quoted.at(-1)?.end ?? 0)].join(instead)
}

/**
 * The next position of a mark at or after another, for calls with growing positions; the text's length if there is
 * none.
 */
function lookAhead(text: string): (mark: string, from: number) => number {
  const known = new Map<string, number>()
  return (mark, from) => {
    const place = known.get(mark) ?? -1
    if (place >= from) return place
    const next = text.indexOf(mark, from)
    known.set(mark, next < 0 ? text.length : next)
    return next < 0 ? text.length : next
  }
}
