import { MissingLetters } from '#server/adapters/drawing/drawing'
import { upload } from '#server/adapters/linkedin/uploads'
import type { Context } from '#server/context/context'
import { findPostVisual } from '#server/features/posts/store/post-visuals'
import { drawVisual, drawVisualAsPdf, findMissingLetters, readVisualPages } from '#server/features/visuals/draw-visual'
import { toUnavailable } from '#server/platform/database/database-errors'
import { AppError } from '#server/platform/errors'
import { because, type Reason } from '#shared/errors/reason'
import { attachmentKinds, publishing } from '#shared/rules/publishing'
import type { Scene } from '#shared/scene/scene'
import { givenAltText, givenAltTexts } from './alt-texts.ts'
import {
  type AttachmentKind,
  type Made,
  type Making,
  type ShownPage,
  type Subject,
  UnusableAttachment,
} from './attachment-kind.ts'
import type { Publication } from './publication.ts'
import { hashOf } from './reviewed-object.ts'

/** The post's visual: one page as a picture, all of them as pictures, or all of them as a document. */

export const pictureKind: AttachmentKind = {
  hash: async (ctx, subject) => (await findPages(ctx, subject)).hash,
  make: makePictures,
  check,
  pages,
}

export const documentKind: AttachmentKind = {
  async hash(ctx, subject, post) {
    const { name, hash } = await findPages(ctx, subject)
    return hashOf(hash, post.title || name)
  },
  make: makeDocument,
  check,
  pages,
}

async function makeDocument({ ctx, linkedin, publication, post, account }: Making): Promise<Made> {
  const { name, pages: drawn, hash } = await findFewPages(ctx, publication)
  const pdf = await rejectUndrawable(() => drawVisualAsPdf(ctx, publication.ownerId, drawn, post.title))
  if (pdf.length > publishing.documentBytes) throw new UnusableAttachment('publicationAttachment')
  const done = await upload(linkedin, account, 'document', pdf)
  if (done.kind !== 'uploaded') return { refused: done }
  const title = post.title || name // LinkedIn shows it
  return { content: { media: { id: done.urn, title } }, hash: hashOf(hash, title) }
}

async function makePictures({ ctx, linkedin, publication, account }: Making): Promise<Made> {
  const { pages: drawn, hash } = await findFewPages(ctx, publication)
  const images: { id: string; altText: string }[] = []
  for (const [index, page] of drawn.entries()) {
    const picture = await rejectUndrawable(() => drawVisual(ctx, publication.ownerId, page))
    const done = await upload(linkedin, account, 'image', picture)
    if (done.kind !== 'uploaded') return { refused: done }
    images.push({ id: done.urn, altText: altTextOf(page, index, publication) })
  }
  const content = toPictureContent(images)
  if (!content) throw new UnusableAttachment('publicationVisualGone')
  return { content, hash }
}

function altTextOf(page: Scene, index: number, given: Pick<Publication, 'altTexts' | 'described'>): string {
  return givenAltText(given, page.id, index) ?? page.settings.altText ?? ''
}

/** One picture alone, or several. */
export function toPictureContent(images: readonly { id: string; altText: string }[]) {
  const [first] = images
  if (!first) return null
  if (images.length > 1) return { multiImage: { images: [...images] } }
  return { media: { id: first.id, ...(first.altText && { altText: first.altText }) } }
}

/** Turns permanent drawing errors into UnusableAttachment; rethrows those that may pass. @throws UnusableAttachment */
async function rejectUndrawable<Result>(work: () => Promise<Result>): Promise<Result> {
  return await work().catch((error: unknown) => {
    if (error instanceof MissingLetters) throw new UnusableAttachment(lettersReason(error.letters))
    if (error instanceof AppError && error.code === 'TOO_COMPLEX') throw new UnusableAttachment(error.reason)
    throw error instanceof AppError || toUnavailable(error)
      ? error
      : new UnusableAttachment('publicationVisualBroken', { cause: error })
  })
}

/** As many as LinkedIn takes. @throws UnusableAttachment */
async function findFewPages(ctx: Context, subject: Subject) {
  const found = await findPages(ctx, subject)
  if (found.pages.length > attachmentKinds[subject.attach].pages.most)
    throw new UnusableAttachment('publicationAttachment')
  return found
}

/** The visual that is attached, with those of its pages that go out. @throws UnusableAttachment */
async function findPages(ctx: Context, subject: Subject) {
  const { ownerId, postId, visualId, attach } = subject
  const id = visualId ?? (await findPostVisual(ctx.db, ownerId, postId))?.id
  const found = id === undefined ? undefined : await readVisualPages(ctx.db, ownerId, id)
  if (!found || found.pages.length === 0) throw new UnusableAttachment('publicationVisualGone')
  const going = found.pages.slice(0, attachmentKinds[attach].shown)
  return { name: found.name, pages: going, hash: hashOf(attach, going, givenAltTexts(subject, going)) }
}

/** Characters that can't be drawn. @throws AppError invalid_input */
async function check(ctx: Context, subject: Subject): Promise<void> {
  const visual = await findPages(ctx, subject).catch((error: unknown) => {
    if (error instanceof UnusableAttachment) return undefined // publishing reports it
    throw error
  })
  const letters = await findMissingLetters(ctx, subject.ownerId, visual?.pages ?? [])
  if (letters.length > 0) throw new AppError('invalid_input', lettersReason(letters))
}

async function pages(ctx: Context, subject: Subject): Promise<ShownPage[]> {
  const found = await findPages(ctx, subject)
  return found.pages.map((page, index) => ({
    id: page.id,
    altText: altTextOf(page, index, subject),
    picture: () => drawVisual(ctx, subject.ownerId, page),
  }))
}

/** Characters of a visual that no font has, as many as fit in a sentence. */
function lettersReason(letters: readonly string[]): Reason {
  return because('publicationLetters', { letters: letters.slice(0, 20) })
}
