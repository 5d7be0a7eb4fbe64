import type { Post } from '#client/queries/posts/post-cache'

/** Addresses that open a post in other parts of the app. */

/** A longer opinion comes from the stored post instead: addresses end up in logs and histories, and get truncated. */
const opinionInAddressChars = 200

type Parameters = Pick<
  Post,
  | 'id'
  | 'sourceKind'
  | 'sourceUrl'
  | 'sourceIsHandedOver'
  | 'moreSources'
  | 'aiModel'
  | 'language'
  | 'userOpinion'
  | 'contentStyleId'
  | 'hasWebSearch'
>

/** Opens a stored post in the generator, with the parameters it was written with. */
export function editAddress(post: Parameters): string {
  return generatorAddress(post, true)
}

/**
 * Fills the generator with a post's parameters. Values unsuitable for an address (a text, a document, a handed-over
 * page, further sources, a long opinion) come from the stored post, whose id is then included.
 */
export function regenerateAddress(post: Parameters): string {
  const isAtAddress = post.sourceKind === 'url' && !post.sourceIsHandedOver
  const fits = isAtAddress && post.moreSources.length === 0 && fitsAddress(post.userOpinion)
  return generatorAddress(post, !fits)
}

function fitsAddress(opinion: string | null): boolean {
  return opinion === null || opinion.length <= opinionInAddressChars
}

/** The tab of the generator for each kind of source. */
export const tabOfKind = {
  url: 'url-input',
  text: 'text-input',
  file: 'file-upload',
} as const satisfies Record<Post['sourceKind'], string>

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

/** Opens the editor with a visual made of the post. @param page of it, from 1 */
export function visualAddress({ id }: { id: string }, page = 1): string {
  return `/visual-editor?post=${encodeURIComponent(id)}${page > 1 ? `&page=${page}` : ''}`
}
