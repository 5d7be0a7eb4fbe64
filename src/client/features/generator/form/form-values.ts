import type { ReadArticle } from '#client/queries/posts/sources'
import type { AngleKind } from '#shared/rules/angles'
import type { Language } from '#shared/rules/languages'
import type { ModelId } from '#shared/rules/models'
import type { PostForm, PostLength, SourceMention } from '#shared/rules/post-plan'

/** Where a post comes from; the ids of the generator's tabs. */
export const sourceTabs = ['text-input', 'url-input', 'file-upload'] as const
export type SourceTab = (typeof sourceTabs)[number]

export const defaultTab: SourceTab = 'url-input'

/** A source the server keeps with a post, so that it can be written from again without sending it. */
export interface StoredSource {
  articleId: string
  kind: 'text' | 'file'
  title: string
  words: number
}

/** A page that was handed over and read, while its address stands in the form. */
export interface HandedOver {
  /** As it stands in the form. */
  url: string
  article: ReadArticle
}

/** A further source: what was put in, and how it was read. */
export interface MoreSource {
  /** Its key in lists; has no other meaning. */
  key: string
  /** An address or a text. */
  typed: string
  /** Null until it is read. */
  article: ReadArticle | null
}

/**
 * What the author typed and chose. Null means not chosen: the saved settings and the installation's defaults apply
 * then (resolveChoices), also when they arrive later. The file itself can't be kept across a reload and is not here.
 */
export interface FormValues {
  url: string
  text: string
  opinion: string
  model: ModelId | null
  language: Language | null
  contentStyleId: number | null
  webSearch: boolean
  storedSource: StoredSource | null
  handedOver: HandedOver | null
  /** What the post is to be written from besides, whichever tab is open. */
  moreSources: readonly MoreSource[]
  /** The point to write about and an opinion to take, each of the source of that tab. */
  angle: { tab: SourceTab; text: string; kind: AngleKind | null } | null
  stance: { tab: SourceTab; text: string } | null
  form: PostForm | null
  length: PostLength | null
  hashtags: number | null
  sourceMention: SourceMention | null
  /** How many are written side by side. */
  drafts: number
  /** Whether what speakers were to say is read along with their slides. */
  speakerNotes: boolean
  /** Whether a text or a document is the author's own. */
  isOwn: boolean | null
  /** The stored post whose parameters these values are. */
  postId: string | null
}

export const emptyForm: FormValues = {
  url: '',
  text: '',
  opinion: '',
  model: null,
  language: null,
  contentStyleId: null,
  webSearch: false,
  storedSource: null,
  handedOver: null,
  moreSources: [],
  angle: null,
  stance: null,
  form: null,
  length: null,
  hashtags: null,
  sourceMention: null,
  drafts: 1,
  speakerNotes: false,
  isOwn: null,
  postId: null,
}

/** The tab an address names, or null when it names none. */
export function tabFromAddress(search: URLSearchParams): SourceTab | null {
  return sourceTabs.find((tab) => tab === search.get('tab')) ?? null
}

/** The page as it was handed over, where its own address is in the form; any other address is to be fetched. */
export function handedOverIn({ url, handedOver }: Pick<FormValues, 'url' | 'handedOver'>): ReadArticle | null {
  return handedOver && handedOver.url === url.trim() ? handedOver.article : null
}

/** Whether there is something to write from; of a part its author decides by keeping it. */
export function isUsable({ status, words }: ReadArticle): boolean {
  return status === 'ok' || ((status === 'partial' || status === 'paywalled') && words > 0)
}

/** The articles of further sources that a post can be written from, by their ids. */
export function usableSources(sources: FormValues['moreSources']): string[] {
  return sources.flatMap(({ article }) => (article && isUsable(article) ? article.articleId : []))
}
