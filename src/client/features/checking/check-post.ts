import { hostOf } from '#client/features/post/describe-source'
import type { PostDetail } from '#client/queries/posts/post-cache'
import type { ReadArticle } from '#client/queries/posts/sources'
import type { Judgement } from '#shared/grounding/claims'
import type { Grounding } from '#shared/grounding/ground-post'
import type { Language } from '#shared/rules/languages'
import { nameOfSource } from '#shared/text/source-name'

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
  /** How a derived claim was calculated. */
  reckoning?: string | undefined
  /** Whether the author is asked about it before the post leaves. */
  asks: boolean
}

export interface Sentence {
  /** Index into `sourcesOf`. */
  source: number
  start: number
  end: number
  text: string
  /** Which source it stands in; null where there is but one. */
  page: NamedSource | null
}

/**
 * One of several sources by the name it is shown under: one that the post was written from, or a page that web search
 * cited.
 */
export interface NamedSource {
  role: 'first' | 'further' | 'cited'
  name: string
  /** Null for a text or a document. */
  url: string | null
}

/** A text that a post is checked against; `page` is null for the only source that a post was written from. */
export interface Source {
  text: string
  kind: ReadArticle['kind']
  page: NamedSource | null
  /** Where it was read; null for a text that was given, and for what is known besides. */
  url: string | null
}

/**
 * What a post is checked against: the text that was read, then what is known of it, which posts name as their source,
 * then the further sources and the cited pages that were read.
 */
export function sourcesOf({
  sourceText,
  article,
  moreArticles,
  citedTexts,
}: Pick<PostDetail, 'sourceText' | 'article' | 'moreArticles' | 'citedTexts'>): Source[] {
  const page = moreArticles.length > 0 ? nameArticle(article, 'first') : null
  return [
    { text: sourceText, kind: article.kind, page, url: article.url },
    { text: factsOf(article), kind: article.kind, page, url: null },
    ...moreArticles.map((each) => ({
      text: [factsOf(each), each.text].filter(Boolean).join('\n\n'),
      kind: each.kind,
      page: nameArticle(each, 'further'),
      url: each.url,
    })),
    ...citedTexts.map((cited) => ({
      text: [cited.title, cited.text].filter(Boolean).join('\n\n'),
      kind: 'url' as const,
      page: { role: 'cited' as const, name: cited.title ?? hostOf(cited.url) ?? cited.url, url: cited.url },
      url: cited.url,
    })),
  ]
}

function factsOf({ title, byline, siteName, published }: ReadArticle): string {
  return [title, byline, siteName, published].filter(Boolean).join('\n')
}

function nameArticle(article: ReadArticle, role: NamedSource['role']): NamedSource {
  return { role, name: nameOfSource(article), url: article.url }
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
