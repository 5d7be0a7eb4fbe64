import { tabOfKind } from '#client/features/post/post-address'
import type { Answer } from '#shared/contract/contract'
import { languageIds } from '#shared/rules/languages'
import { modelIds } from '#shared/rules/models'
import { defaultTab, type FormValues, type MoreSource } from './form-values.ts'

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
  const address = sharedAddress(search)
  if (address) prefill.url = address
  if (model) prefill.model = model
  if (language) prefill.language = language
  if (search.get('opinion')) prefill.opinion = search.get('opinion') ?? ''
  if (Number.isInteger(styleId) && styleId > 0) prefill.contentStyleId = styleId
  if (webSearch === 'true' || webSearch === 'false') prefill.webSearch = webSearch === 'true'
  return prefill
}

/**
 * The article's address: `url`, or what another app shared with us (see manifest.webmanifest), since most of them put
 * the link into `text`, after a headline.
 */
function sharedAddress(search: URLSearchParams): string {
  return search.get('url') || (/https?:\/\/\S+/.exec(search.get('text') ?? '')?.[0] ?? '')
}

/** The same address without what prefilled the form; an article's address opens its tab. */
export function clearPrefill(search: URLSearchParams): URLSearchParams {
  const cleared = new URLSearchParams(search)
  if (sharedAddress(search)) cleared.set('tab', defaultTab)
  for (const name of prefillNames) cleared.delete(name)
  return cleared
}

/** The form as a stored post was written with; `sourceText` is the source as it was read. */
export function valuesFromPost(post: Answer<'getPost'>): Partial<FormValues> {
  const { sourceKind, articleId, article } = post
  return {
    ...(sourceKind === 'url' ? { url: post.sourceUrl ?? '' } : {}),
    ...(sourceKind === 'text' ? { text: post.sourceText } : {}),
    handedOver: article.isHandedOver && post.sourceUrl ? { url: post.sourceUrl, article } : null,
    storedSource:
      sourceKind === 'url' ? null : { articleId, kind: sourceKind, title: article.title, words: article.words },
    moreSources: post.moreArticles.map(withoutText),
    opinion: post.userOpinion ?? '',
    model: post.aiModel,
    language: post.language,
    contentStyleId: post.contentStyleId,
    webSearch: post.hasWebSearch,
    ...planOfPost(post),
    drafts: Math.max(1, post.versions.filter(({ draft }) => draft).length),
  }
}

/** A further source as the form keeps it: its text stays with the server. */
function withoutText({ text, ...article }: Answer<'getPost'>['moreArticles'][number]): MoreSource {
  return { key: article.articleId, typed: article.url ?? (article.kind === 'text' ? text : ''), article }
}

/** The plan it was written by; posts older than plans leave everything at its default. */
function planOfPost({ plan, sourceKind, isOwn }: Answer<'getPost'>): Partial<FormValues> {
  const tab = tabOfKind[sourceKind]
  return {
    angle: plan?.angle ? { tab, text: plan.angle, kind: null } : null,
    stance: plan?.stance ? { tab, text: plan.stance } : null,
    form: plan?.form ?? null,
    length: plan?.length ?? null,
    hashtags: plan?.hashtags ?? null,
    sourceMention: plan?.sourceMention ?? null,
    isOwn: sourceKind === 'url' ? null : isOwn,
  }
}
