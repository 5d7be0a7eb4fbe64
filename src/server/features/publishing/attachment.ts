import { MissingLetters } from '#server/adapters/drawing/drawing'
import type { PostContent } from '#server/adapters/linkedin/posts'
import { type UploadAnswer, upload } from '#server/adapters/linkedin/uploads'
import type { Context } from '#server/context/context'
import type { PublishingAccount } from '#server/features/linkedin/account-for-publishing'
import { findArticle } from '#server/features/posts/store/article-repository'
import type { Post } from '#server/features/posts/store/post-repository'
import { findPostVisual } from '#server/features/posts/store/post-visuals'
import { drawVisual, drawVisualAsPdf, readVisualPages } from '#server/features/visuals/draw-visual'
import { toUnavailable } from '#server/platform/database/database-errors'
import { AppError } from '#server/platform/errors'
import { because, type Reason, toReason } from '#shared/errors/reason'
import { publishing } from '#shared/rules/publishing'
import { uploadCardPicture } from './card-picture.ts'
import type { Attempt, Publication } from './publication.ts'

/** What was uploaded for the post to show; or the answer of the upload that failed. */
export type Made =
  /** `missing` tells why a card has no picture though its source has one. */
  | { content: PostContent | null; missing?: Omit<Attempt, 'at'> }
  | { refused: Exclude<UploadAnswer, { kind: 'uploaded' }> }

/** There is nothing to attach, or LinkedIn takes no such thing; trying again would not help. */
export class UnusableAttachment extends Error {
  override name = 'UnusableAttachment'
  readonly why: Reason

  constructor(
    why: 'publicationVisualGone' | 'publicationVisualBroken' | 'publicationAttachment' | Reason,
    options?: ErrorOptions,
  ) {
    const reason = toReason(why)
    super(`A publication has nothing to attach: ${reason.name}`, options)
    this.why = reason
  }
}

/** Characters of a visual that no font here has; as many as a sentence has room for. */
export function lettersReason(letters: readonly string[]): Reason {
  return because('publicationLetters', { letters: letters.slice(0, 20) })
}

/** @throws UnusableAttachment */
export async function makeAttachment(
  ctx: Context,
  publication: Publication,
  post: Post,
  account: PublishingAccount,
): Promise<Made> {
  const { attach } = publication
  if (attach === 'none') return { content: null }
  if (attach === 'link') return await makeLinkCard(ctx, publication, post, account)
  return await makeVisual(ctx, publication, post, account)
}

/** What can't be drawn now can't be drawn later. @throws UnusableAttachment; as it is, what only came at a bad time */
async function drawn<Result>(work: () => Promise<Result>): Promise<Result> {
  return await work().catch((error: unknown) => {
    if (error instanceof MissingLetters) throw new UnusableAttachment(lettersReason(error.letters))
    if (error instanceof AppError && error.code === 'TOO_COMPLEX') throw new UnusableAttachment(error.reason)
    throw error instanceof AppError || toUnavailable(error)
      ? error
      : new UnusableAttachment('publicationVisualBroken', { cause: error })
  })
}

async function makeVisual(
  ctx: Context,
  publication: Publication,
  post: Post,
  account: PublishingAccount,
): Promise<Made> {
  const { attach } = publication
  const { name, pages } = await findPages(ctx, publication)
  if (attach === 'document') {
    if (pages.length > publishing.documentPages) throw new UnusableAttachment('publicationAttachment')
    const pdf = await drawn(() => drawVisualAsPdf(ctx, publication.ownerId, pages, post.title))
    if (pdf.length > publishing.documentBytes) throw new UnusableAttachment('publicationAttachment')
    const done = await upload(ctx.linkedin, account, 'document', pdf)
    return done.kind === 'uploaded'
      ? { content: { media: { id: done.urn, title: post.title || name } } }
      : { refused: done }
  }
  return await makePictures(ctx, publication, attach === 'visual' ? pages.slice(0, 1) : pages, account)
}

async function makePictures(
  ctx: Context,
  { ownerId, altTexts }: Publication,
  pages: Awaited<ReturnType<typeof findPages>>['pages'],
  account: PublishingAccount,
): Promise<Made> {
  if (pages.length > publishing.images.most) throw new UnusableAttachment('publicationAttachment')
  const images: { id: string; altText: string }[] = []
  for (const [index, page] of pages.entries()) {
    const picture = await drawn(() => drawVisual(ctx, ownerId, page))
    const done = await upload(ctx.linkedin, account, 'image', picture)
    if (done.kind !== 'uploaded') return { refused: done }
    images.push({ id: done.urn, altText: altTexts[index] ?? page.settings.altText ?? '' })
  }
  const [first] = images
  if (!first) throw new UnusableAttachment('publicationVisualGone')
  if (images.length >= publishing.images.least) return { content: { multiImage: { images } } }
  return { content: { media: { id: first.id, ...(first.altText && { altText: first.altText }) } } }
}

/** LinkedIn reads no page by itself: title and picture are those of our own reading. A card without picture will do. */
async function makeLinkCard(
  ctx: Context,
  publication: Publication,
  post: Post,
  account: PublishingAccount,
): Promise<Made> {
  const { url, title } = post.source
  if (!url) throw new UnusableAttachment('publicationAttachment')
  const source = await findArticle(ctx.db, post.ownerId, post.articleId)
  const card = { source: url, title: (title || post.title).slice(0, 400) }
  const address = source?.article.leadImage
  if (!address) return { content: { article: card } }
  const picture = await uploadCardPicture(ctx, publication, account, address)
  if ('urn' in picture) return { content: { article: { ...card, thumbnail: picture.urn } } }
  return 'refused' in picture ? picture : { content: { article: card }, missing: picture.missing }
}

/** @throws UnusableAttachment */
export async function findPages(
  ctx: Context,
  { ownerId, postId, visualId }: Pick<Publication, 'ownerId' | 'postId' | 'visualId'>,
) {
  const id = visualId ?? (await findPostVisual(ctx.db, ownerId, postId))?.id
  const found = id === undefined ? undefined : await readVisualPages(ctx.db, ownerId, id)
  if (!found || found.pages.length === 0) throw new UnusableAttachment('publicationVisualGone')
  return found
}
