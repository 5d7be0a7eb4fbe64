/**
 * What the headers of LinkedIn's export say, in English, German and French. Others are understood as far as they use
 * the same words.
 */

export type CountName = 'impressions' | 'engagements' | 'reactions' | 'comments' | 'reposts' | 'reached'

/** Shares of something are no counts. */
const share = /rate|quote|taux|ctr|%/iu

const words: readonly [CountName, RegExp][] = [
  ['reached', /members reached|unique impressions|erreichte mitglieder|membres (?:touchés|atteints)/iu],
  ['impressions', /\bimpressions?\b|impressionen|affichages/iu],
  ['engagements', /\bengagements?\b|interaktionen|\binteractions\b/iu],
  ['reactions', /\breactions?\b|\blikes?\b|reaktionen|réactions|j[’']aime/iu],
  ['comments', /\bcomments?\b|kommentare|commentaires/iu],
  ['reposts', /\breposts?\b|\bshares?\b|geteilt|republications|partages/iu],
]

/** What a column counts by its header; undefined: nothing that we know. Long texts are no headers. */
export function measureOf(header: string): CountName | undefined {
  if (header.length > 60 || share.test(header)) return undefined
  return words.find(([, pattern]) => pattern.test(header))?.[0]
}

/** English exports write the month first. */
export function isEnglishHeader(cell: string): boolean {
  return cell.length <= 60 && /\bpost (?:publish date|url)\b|\bpublish(?:ed)? (?:date|on)\b/iu.test(cell)
}
