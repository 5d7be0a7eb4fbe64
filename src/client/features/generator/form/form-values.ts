import type { ReadArticle } from '#client/queries/posts/sources'
import type { AngleKind } from '#shared/rules/angles'
import type { Language } from '#shared/rules/languages'
import type { ModelId } from '#shared/rules/models'
import type { PostForm, PostLength, SourceMention } from '#shared/rules/post-brief'

/** The kinds of source; the ids of the generator's tabs. */
export const sourceTabs = ['text-input', 'url-input', 'file-upload'] as const
export type SourceTab = (typeof sourceTabs)[number]

export const defaultTab: SourceTab = 'url-input'

/** A source that the server keeps with a post, for writing from it again without sending it. */
export interface StoredSource {
  articleId: string
  kind: 'text' | 'file'
  title: string
  words: number
}

/** A handed-over page that was read, while its address is in the form. */
export interface HandedOver {
  /** As it is in the form. */
  url: string
  article: ReadArticle
}

/** A further source: the input, and the article. */
export interface MoreSource {
  /** Its key in lists; has no other meaning. */
  key: string
  /** An address or a text. */
  typed: string
  /** Null until it is read. */
  article: ReadArticle | null
}

/**
 * What the author typed and chose. Null means not chosen: the saved settings and the installation's defaults apply then
 * (resolveChoices), also when they load later. The file itself can't survive a reload and is not stored here.
 */
export interface FormValues {
  url: string
  text: string
  opinion: string
  model: ModelId | null
  language: Language | null
  contentStyleId: number | null
  webSearch: boolean
  /** In a team, the member whose voice it has; null: one's own. */
  voiceOf: string | null
  storedSource: StoredSource | null
  handedOver: HandedOver | null
  /** Further sources of the post, whichever tab is open. */
  moreSources: readonly MoreSource[]
  /** The point to write about, found for the source of that tab. */
  angle: { tab: SourceTab; text: string; kind: AngleKind | null } | null
  form: PostForm | null
  length: PostLength | null
  hashtags: number | null
  sourceMention: SourceMention | null
  /** How many to write for comparison. */
  drafts: number
  /** Whether speaker notes are read along with their slides. */
  speakerNotes: boolean
  /** Whether a text or a document is the author's own. */
  isOwn: boolean | null
  /** The stored post that these values belong to. */
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
  voiceOf: null,
  storedSource: null,
  handedOver: null,
  moreSources: [],
  angle: null,
  form: null,
  length: null,
  hashtags: null,
  sourceMention: null,
  drafts: 1,
  speakerNotes: false,
  isOwn: null,
  postId: null,
}

/** The tab that an address names, or null. */
export function tabFromAddress(search: URLSearchParams): SourceTab | null {
  return sourceTabs.find((tab) => tab === search.get('tab')) ?? null
}

/** The handed-over page if its own address is in the form; the server fetches any other address. */
export function handedOverIn({ url, handedOver }: Pick<FormValues, 'url' | 'handedOver'>): ReadArticle | null {
  return handedOver && handedOver.url === url.trim() ? handedOver.article : null
}

/** Whether there is text to write from; an author accepts a partly read source by keeping it. */
export function isUsable({ status, words }: ReadArticle): boolean {
  return status === 'ok' || ((status === 'partial' || status === 'paywalled') && words > 0)
}

/** The articles of usable further sources, by their ids. */
export function usableSources(sources: FormValues['moreSources']): string[] {
  return sources.flatMap(({ article }) => (article && isUsable(article) ? article.articleId : []))
}
