import type { Answer } from '#shared/contract/contract'
import { languageIds } from '#shared/rules/languages'
import { modelIds } from '#shared/rules/models'
import { defaultTab, type FormValues, type SourceTab } from './form-values.ts'

type Post = Answer<'listPosts'>[number]

/** The parameters that prefill the form. They are read once and then leave the address; `tab` and `post` stay in it. */
const prefillNames = ['url', 'text', 'title', 'model', 'language', 'opinion', 'contentStyleId', 'webSearch'] as const

/** A longer opinion comes back from the stored post instead: addresses end up in logs and histories, and are cut. */
const opinionInAddressChars = 200

/** What an address asks the form to hold; null when it asks nothing. Values that can't be are passed over. */
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

type Parameters = Pick<
  Post,
  'id' | 'sourceKind' | 'sourceUrl' | 'aiModel' | 'language' | 'userOpinion' | 'contentStyleId' | 'hasWebSearch'
>

/** Opens a stored post in the generator, with the parameters it was written with. */
export function editAddress(post: Parameters): string {
  return generatorAddress(post, true)
}

/**
 * Fills the generator with a post's parameters. What does not belong in an address (a text, a document, a long opinion)
 * comes back from the stored post, so that is named then.
 */
export function regenerateAddress(post: Parameters): string {
  return generatorAddress(post, post.sourceKind !== 'url' || !fitsAddress(post.userOpinion))
}

function fitsAddress(opinion: string | null): boolean {
  return opinion === null || opinion.length <= opinionInAddressChars
}

const tabOfKind: Record<Post['sourceKind'], SourceTab> = {
  url: 'url-input',
  text: 'text-input',
  file: 'file-upload',
}

function generatorAddress(post: Parameters, namesPost: boolean): string {
  const search = new URLSearchParams()
  if (namesPost) search.set('post', post.id)
  if (post.sourceKind !== 'url') search.set('tab', tabOfKind[post.sourceKind])
  if (post.sourceKind === 'url' && post.sourceUrl) search.set('url', post.sourceUrl)
  search.set('model', post.aiModel)
  search.set('language', post.language)
  if (post.userOpinion && fitsAddress(post.userOpinion)) search.set('opinion', post.userOpinion)
  if (post.contentStyleId !== null) search.set('contentStyleId', String(post.contentStyleId))
  search.set('webSearch', String(post.hasWebSearch))
  return `/generate?${search}`
}

/** The form as a stored post was written with; `sourceText` is the source as it was read. */
export function valuesFromPost(post: Answer<'getPost'>): Partial<FormValues> {
  const { sourceKind, articleId, article } = post
  return {
    ...(sourceKind === 'url' ? { url: post.sourceUrl ?? '' } : {}),
    ...(sourceKind === 'text' ? { text: post.sourceText } : {}),
    storedSource:
      sourceKind === 'url' ? null : { articleId, kind: sourceKind, title: article.title, words: article.words },
    opinion: post.userOpinion ?? '',
    model: post.aiModel,
    language: post.language,
    contentStyleId: post.contentStyleId,
    webSearch: post.hasWebSearch,
  }
}

export function tabOfPost(post: Pick<Post, 'sourceKind'>): SourceTab {
  return tabOfKind[post.sourceKind]
}
