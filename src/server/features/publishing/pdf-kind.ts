import { uploadStored } from '#server/adapters/linkedin/uploads'
import type { Context } from '#server/context/context'
import { readPostFile } from '#server/features/attachments/post-file-keys'
import { listPostFiles, type PostFile } from '#server/features/posts/store/attached-file-repository'
import type { Post } from '#server/features/posts/store/post-repository'
import { type AttachmentKind, type Subject, UnusableAttachment } from './attachment-kind.ts'
import { openFile, toSentFile } from './own-file.ts'
import { hashOf } from './reviewed-object.ts'

/** The author's own PDF, which LinkedIn shows as a document. */
export const pdfKind: AttachmentKind = {
  hash: async (ctx, subject, post) => hashOfPdf(await findPdf(ctx, subject), post),
  async make({ ctx, linkedin, publication, post, account }) {
    const pdf = await findPdf(ctx, publication)
    const done = await uploadStored(linkedin, account, 'document', await openFile(ctx, pdf))
    if (done.kind !== 'uploaded') return { refused: done }
    const content = { media: { id: done.urn, title: titleOf(pdf, post) } }
    return { content, hash: hashOfPdf(pdf, post), files: [toSentFile(pdf)] }
  },
  async pages(ctx, subject) {
    const pdf = await findPdf(ctx, subject)
    return [{ id: pdf.id, altText: pdf.name, picture: () => readPostFile(ctx.files, pdf, 'preview') }]
  },
  async whole(ctx, subject) {
    const pdf = await findPdf(ctx, subject)
    return { name: pdf.name, mimeType: pdf.mimeType, stored: await openFile(ctx, pdf) }
  },
}

/** As LinkedIn shows it. */
function titleOf(pdf: PostFile, post: Pick<Post, 'title'>): string {
  return post.title || pdf.name
}

function hashOfPdf(pdf: PostFile, post: Pick<Post, 'title'>): string {
  return hashOf('pdf', pdf.hash, titleOf(pdf, post))
}

/** @throws UnusableAttachment */
async function findPdf(ctx: Context, subject: Subject) {
  const pdf = (await listPostFiles(ctx.db, subject)).find(({ kind }) => kind === 'pdf')
  if (!pdf) throw new UnusableAttachment('publicationFilesGone')
  return pdf
}
