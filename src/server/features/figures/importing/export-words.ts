/**
 * Column headers of LinkedIn's export in English, German and French. Other languages work as far as they use the same
 * words.
 */

export type CountName = 'impressions' | 'engagements' | 'reactions' | 'comments' | 'reposts' | 'reached'

/** Rates and percentages are not counts. */
const share = /rate|quote|taux|ctr|%/iu

const words: readonly [CountName, RegExp][] = [
  ['reached', /members reached|unique impressions|erreichte mitglieder|membres (?:touchés|atteints)/iu],
  ['impressions', /\bimpressions?\b|impressionen|affichages/iu],
  ['engagements', /\bengagements?\b|interaktionen|\binteractions\b/iu],
  ['reactions', /\breactions?\b|\blikes?\b|reaktionen|réactions|j[’']aime/iu],
  ['comments', /\bcomments?\b|kommentare|commentaires/iu],
  ['reposts', /\breposts?\b|\bshares?\b|geteilt|republications|partages/iu],
]

/** What a column counts, by its header; undefined: unknown. Long texts are not headers. */
export function measureOf(header: string): CountName | undefined {
  if (header.length > 60 || share.test(header)) return undefined
  return words.find(([, pattern]) => pattern.test(header))?.[0]
}

/** English exports write the month first. */
export function isEnglishHeader(cell: string): boolean {
  return cell.length <= 60 && /\bpost (?:publish date|url)\b|\bpublish(?:ed)? (?:date|on)\b/iu.test(cell)
}
