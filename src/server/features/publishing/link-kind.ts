import { findArticle } from '#server/features/posts/store/article-repository'
import type { Post } from '#server/features/posts/store/post-repository'
import { linkTitleOf } from '#shared/text/source-name'
import { type AttachmentKind, type Made, type Making, UnusableAttachment } from './attachment-kind.ts'
import { uploadCardPicture } from './card-picture.ts'
import { hashOf } from './reviewed-object.ts'

/** The card of the post's source. */
export const linkKind: AttachmentKind = {
  hash: async (_ctx, _subject, post) => hashOf(cardOf(post)),
  make: makeLinkCard,
}

/** LinkedIn does not read the page itself: title and picture come from our reading. A card may lack the picture. */
async function makeLinkCard({ ctx, linkedin, publication, post, account }: Making): Promise<Made> {
  const card = cardOf(post)
  const source = await findArticle(ctx.db, post.ownerId, post.articleId)
  const address = source?.article.leadImage
  const hash = hashOf(card)
  if (!address) return { content: { article: card }, hash }
  const picture = await uploadCardPicture(ctx, linkedin, publication, account, address)
  if ('urn' in picture) return { content: { article: { ...card, thumbnail: picture.urn } }, hash }
  return 'refused' in picture ? picture : { content: { article: card }, hash, missing: picture.missing }
}

/** @throws UnusableAttachment */
function cardOf({ source }: Pick<Post, 'source'>) {
  if (!source.url) throw new UnusableAttachment('publicationAttachment')
  return { source: source.url, title: linkTitleOf(source).slice(0, 400) }
}
