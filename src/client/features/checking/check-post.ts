import type { PostDetail } from '#client/queries/posts/post-cache'
import type { ReadArticle } from '#client/queries/posts/sources'
import type { Judgement } from '#shared/grounding/claims'
import { factsOfSource } from '#shared/grounding/facts-of-source'
import type { Grounding } from '#shared/grounding/ground-post'
import { findMentions } from '#shared/linkedin/mentions'
import type { Language } from '#shared/rules/languages'
import type { Mention } from '#shared/rules/mentions'
import { hostOf, nameOfSource } from '#shared/text/source-name'

/** A claim of the post as the author sees it, with the source's sentence about it. */
export interface CheckedClaim {
  /** The same for a repeated claim that rests on the same sentence. */
  key: string
  kind: Judgement['kind'] | 'words'
  verdict: Judgement['verdict']
  /** UTF-16 units of the post. */
  start: number
  end: number
  text: string
  /** The sentence that supports or contradicts it, else the nearest one; null when there is none. */
  sentence: Sentence | null
  /** How a derived claim was calculated. */
  reckoning?: string | undefined
  /** The source's words that can replace it. */
  repair?: string | undefined
  /** Whether the app asks the author about it before the post is copied or shared. */
  asks: boolean
  /** The page of the post's visual that makes it, from 1; missing for a claim of the text. */
  page?: number
}

export interface Sentence {
  /** Index into `sourcesOf`. */
  source: number
  start: number
  end: number
  text: string
  /** The source that contains it; null where there is only one. */
  page: NamedSource | null
}

/**
 * One of several sources with its display name: one that the post was written from, or a page that web search cited.
 */
export interface NamedSource {
  role: 'first' | 'further' | 'cited'
  name: string
  /** Null for a text or a document. */
  url: string | null
}

/** A text that a post is checked against; `page` is null for a post's only source. */
export interface Source {
  text: string
  kind: ReadArticle['kind']
  page: NamedSource | null
  /** Its address; null for a text or document, and for metadata. */
  url: string | null
}

/**
 * The texts that a post is checked against: the source's text, its metadata, which posts use to name their source, then
 * the further sources and the cited pages that were read.
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
    { text: factsOfSource(article), kind: article.kind, page, url: null },
    ...moreArticles.map((each) => ({
      text: [factsOfSource(each), each.text].filter(Boolean).join('\n\n'),
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

const metadata = 1

/** Whether a sentence is in a text that can be shown, not in the first source's metadata. */
export function isText({ source }: Pick<Sentence, 'source'>): boolean {
  return source !== metadata
}

function nameArticle(article: ReadArticle, role: NamedSource['role']): NamedSource {
  return { role, name: nameOfSource(article), url: article.url }
}

/** Every claim of the post with its verdict, and the author's own sentences, in text order. */
export function checkPost(
  grounding: Grounding,
  sources: readonly Source[],
  text: string,
  {
    language,
    opinion,
    mentions = [],
  }: { language: Language; opinion: string | null; mentions?: readonly Mention[] | undefined },
): CheckedClaim[] {
  const own = findOwnWords(text, opinion ?? '')
  const hosts = sources.flatMap(({ url }) => hostOf(url) ?? [])
  const judged = grounding.check(text, { language, opinion: opinion ?? undefined, hosts }).map((judgement) => {
    const { kind, verdict, start, end, span, reckoning, repair, asks } = judgement
    const source = span && sources[span.source]
    const sentence = source ? { ...span, text: source.text.slice(span.start, span.end), page: source.page } : null
    return { key: keyOf(judgement), kind, verdict, start, end, text: judgement.text, sentence, reckoning, repair, asks }
  })
  const isOwnWords = (claim: CheckedClaim) =>
    claim.verdict === 'opinion' && own.some(({ start, end }) => start <= claim.start && claim.end <= end)
  // a name is how its bearer calls themselves, whatever figures and words it has
  const names = findMentions(text, mentions)
  const isInName = (claim: CheckedClaim) => names.some(({ start, end }) => start <= claim.start && claim.end <= end)
  return [...own, ...judged.filter((claim) => !isOwnWords(claim) && !isInName(claim))].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  )
}

/** The text with the source's words in place of these claims, wherever they are repeated. */
export function repairText(text: string, claims: readonly CheckedClaim[], keys: readonly string[]): string {
  return claims
    .filter(({ key }) => keys.includes(key))
    .toSorted((a, b) => b.start - a.start)
    .reduce((done, { start, end, repair }) => {
      return repair === undefined ? done : done.slice(0, start) + repair + done.slice(end)
    }, text)
}

/** Claims for a list: without duplicates. */
export function listClaims(claims: readonly CheckedClaim[]): CheckedClaim[] {
  return [...new Map(claims.toReversed().map((claim) => [claim.key, claim])).values()].reverse()
}

function keyOf({ kind, verdict, text, span }: Pick<Judgement, 'kind' | 'verdict' | 'text' | 'span'>): string {
  return [verdict, kind, span ? `${span.source}.${span.start}` : '', text].join(' ')
}

/** Whole sentences of the author's opinion that the post contains unchanged. */
function findOwnWords(text: string, opinion: string): CheckedClaim[] {
  return opinion.split(/(?<=[.!?…])\s+|\n+/).flatMap((part) => {
    const words = part.trim()
    const start = words.includes(' ') ? text.indexOf(words) : -1
    if (start < 0) return []
    const found = { kind: 'words', verdict: 'opinion', text: words, asks: false } as const
    return { ...found, key: `opinion words ${words}`, start, end: start + words.length, sentence: null }
  })
}
