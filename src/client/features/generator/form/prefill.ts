import { tabOfKind } from '#client/features/post/post-address'
import type { Answer } from '#shared/contract/contract'
import { languageIds } from '#shared/rules/languages'
import { modelIds } from '#shared/rules/models'
import { isBlank } from '#shared/text/is-blank'
import { defaultTab, type FormValues, type MoreSource, type SourceTab } from './form-values.ts'

/** The parameters that prefill the form. They are read once and then leave the address; `tab` and `post` stay in it. */
const prefillNames = ['url', 'text', 'title', 'model', 'language', 'opinion', 'contentStyleId', 'webSearch'] as const

/** The form values in an address; null when there are none. Invalid ones are ignored. */
export function readPrefill(search: URLSearchParams): Partial<FormValues> | null {
  if (!prefillNames.some((name) => search.has(name))) return null
  const model = modelIds.find((id) => id === search.get('model'))
  const language = languageIds.find((id) => id === search.get('language'))
  const styleId = Number(search.get('contentStyleId'))
  const webSearch = search.get('webSearch')
  const prefill: Partial<FormValues> = {}
  const shared = sharedSource(search)
  if (shared && 'text' in shared) prefill.text = shared.text
  const address = search.get('url') || (shared && 'url' in shared && shared.url)
  if (address) prefill.url = address
  if (model) prefill.model = model
  if (language) prefill.language = language
  if (search.get('opinion')) prefill.opinion = search.get('opinion') ?? ''
  if (Number.isInteger(styleId) && styleId > 0) prefill.contentStyleId = styleId
  if (webSearch === 'true' || webSearch === 'false') prefill.webSearch = webSearch === 'true'
  return prefill
}

/**
 * What another app shared (see manifest.webmanifest): a page, whose link most of them put into `text`, after a headline,
 * or a text. Null if it was none, or empty.
 */
export function sharedSource(search: URLSearchParams): { url: string } | { text: string } | null {
  if (!search.has('text') && !search.has('title')) return null
  const text = search.get('text') ?? ''
  const url = search.get('url') || /https?:\/\/\S+/.exec(text)?.[0]
  if (url) return { url }
  return isBlank(text) ? null : { text }
}

/** The address without the parameters that prefilled the form; the tab of a source among them opens. */
export function clearPrefill(search: URLSearchParams): URLSearchParams {
  const cleared = new URLSearchParams(search)
  const prefill = readPrefill(search)
  if (prefill?.url) cleared.set('tab', defaultTab)
  else if (prefill?.text) cleared.set('tab', 'text-input' satisfies SourceTab)
  for (const name of prefillNames) cleared.delete(name)
  return cleared
}

/** The form values that a stored post was written with; `sourceText` is its article's text. */
export function valuesFromPost(post: Answer<'getPost'>): Partial<FormValues> {
  const { sourceKind, articleId, article } = post
  return {
    voiceOf: post.voice?.userId ?? null,
    ...(sourceKind === 'url' ? { url: post.sourceUrl ?? '' } : {}),
    ...(sourceKind === 'text' ? { text: post.sourceText } : {}),
    handedOver: article.isHandedOver && post.sourceUrl ? { url: post.sourceUrl, article } : null,
    storedSource:
      sourceKind === 'url' ? null : { articleId, kind: sourceKind, title: article.title, words: article.words },
    moreSources: post.moreArticles.map(withoutText),
    // a stance that was taken over counts as the author's opinion
    opinion: post.userOpinion || (post.brief?.stance ?? ''),
    model: post.aiModel,
    language: post.language,
    contentStyleId: post.contentStyleId,
    webSearch: post.hasWebSearch,
    ...planOfPost(post),
    drafts: Math.max(1, post.versions.filter(({ draft }) => draft).length),
  }
}

/** A further source as the form stores it: its text stays on the server. */
function withoutText({ text, ...article }: Answer<'getPost'>['moreArticles'][number]): MoreSource {
  return { key: article.articleId, typed: article.url ?? (article.kind === 'text' ? text : ''), article }
}

/** The post's brief; posts older than briefs use the defaults. */
function planOfPost({ brief, sourceKind, isOwn }: Answer<'getPost'>): Partial<FormValues> {
  const tab = tabOfKind[sourceKind]
  return {
    angle: brief?.angle ? { tab, text: brief.angle, kind: null } : null,
    form: brief?.form ?? null,
    length: brief?.length ?? null,
    hashtags: brief?.hashtags ?? null,
    sourceMention: brief?.sourceMention ?? null,
    isOwn: sourceKind === 'url' ? null : isOwn,
  }
}
