import { hostOf } from '#client/features/post/describe-source'
import type { PostDetail } from '#client/queries/posts/post-cache'
import type { Judgement } from '#shared/grounding/claims'
import type { Grounding } from '#shared/grounding/ground-post'
import type { Language } from '#shared/rules/languages'

/** A claim of the post as the author sees it: what it is, and the sentence of the source that speaks of it. */
export interface CheckedClaim {
  /** The same for a claim that is made twice and rests on the same sentence. */
  key: string
  kind: Judgement['kind'] | 'words'
  verdict: Judgement['verdict']
  /** UTF-16 units of the post. */
  start: number
  end: number
  text: string
  /** The sentence it rests on or differs from, else the nearest one; null when there is none. */
  sentence: Sentence | null
  /** How a claim that follows was reckoned. */
  reckoning?: string | undefined
  /** Whether the author is asked about it before the post leaves. */
  asks: boolean
}

export interface Sentence {
  /** Which of `sourcesOf`. */
  source: number
  start: number
  end: number
  text: string
  /** The cited page it stands in; null for the post's own source. */
  page: CitedPage | null
}

/** A page that web search cited, by the name it is shown under. */
export interface CitedPage {
  name: string
  url: string
}

/** A text that a post is checked against; `page` is null for its own source. */
export interface Source {
  text: string
  page: CitedPage | null
  /** Where it was read; null for a text that was given, and for what is known besides. */
  url: string | null
}

/**
 * What a post is checked against: the text that was read, then what is known of it, which posts name as their source,
 * then the cited pages that were read.
 */
export function sourcesOf({
  sourceText,
  article,
  citedTexts,
}: Pick<PostDetail, 'sourceText' | 'article' | 'citedTexts'>): Source[] {
  const { title, byline, siteName, published } = article
  const facts = [title, byline, siteName, published].filter(Boolean).join('\n')
  return [
    { text: sourceText, page: null, url: article.url },
    { text: facts, page: null, url: null },
    ...citedTexts.map((cited) => ({
      text: [cited.title, cited.text].filter(Boolean).join('\n\n'),
      page: { name: cited.title ?? hostOf(cited.url) ?? cited.url, url: cited.url },
      url: cited.url,
    })),
  ]
}

/** Every claim of the post with its verdict, and the sentences that are the author's own, in the order of the text. */
export function checkPost(
  grounding: Grounding,
  sources: readonly Source[],
  text: string,
  { language, opinion }: { language: Language; opinion: string | null },
): CheckedClaim[] {
  const own = findOwnWords(text, opinion ?? '')
  const hosts = sources.flatMap(({ url }) => hostOf(url) ?? [])
  const judged = grounding.check(text, { language, opinion: opinion ?? undefined, hosts }).map((judgement) => {
    const { kind, verdict, start, end, span, reckoning, asks } = judgement
    const source = span && sources[span.source]
    const sentence = source ? { ...span, text: source.text.slice(span.start, span.end), page: source.page } : null
    return { key: keyOf(judgement), kind, verdict, start, end, text: judgement.text, sentence, reckoning, asks }
  })
  const isTold = (claim: CheckedClaim) =>
    claim.verdict === 'opinion' && own.some(({ start, end }) => start <= claim.start && claim.end <= end)
  return [...own, ...judged.filter((claim) => !isTold(claim))].sort((a, b) => a.start - b.start || b.end - a.end)
}

/** Claims as a list shows them: each once. */
export function listClaims(claims: readonly CheckedClaim[]): CheckedClaim[] {
  return [...new Map(claims.toReversed().map((claim) => [claim.key, claim])).values()].reverse()
}

function keyOf({ kind, verdict, text, span }: Pick<Judgement, 'kind' | 'verdict' | 'text' | 'span'>): string {
  return [verdict, kind, span ? `${span.source}.${span.start}` : '', text].join(' ')
}

/** Whole sentences of the opinion that stand in the post as they were written. */
function findOwnWords(text: string, opinion: string): CheckedClaim[] {
  return opinion.split(/(?<=[.!?…])\s+|\n+/).flatMap((part) => {
    const words = part.trim()
    const start = words.includes(' ') ? text.indexOf(words) : -1
    if (start < 0) return []
    const found = { kind: 'words', verdict: 'opinion', text: words, asks: false } as const
    return { ...found, key: `opinion words ${words}`, start, end: start + words.length, sentence: null }
  })
}
