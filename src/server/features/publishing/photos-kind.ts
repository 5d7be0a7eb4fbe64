import { uploadStored } from '#server/adapters/linkedin/uploads'
import type { Context } from '#server/context/context'
import { readPostFile } from '#server/features/attachments/post-file-keys'
import { listPostFiles } from '#server/features/posts/store/attached-file-repository'
import { givenAltText } from './alt-texts.ts'
import { type AttachmentKind, type Subject, UnusableAttachment } from './attachment-kind.ts'
import { openFile, toSentFile } from './own-file.ts'
import { hashOf } from './reviewed-object.ts'
import { toPictureContent } from './visual-kind.ts'

/** The author's own photos, in their order. */
export const photosKind: AttachmentKind = {
  hash: async (ctx, subject) => (await findPhotos(ctx, subject)).hash,
  async make({ ctx, linkedin, publication, account }) {
    const { photos, hash } = await findPhotos(ctx, publication)
    const images: { id: string; altText: string }[] = []
    for (const photo of photos) {
      const done = await uploadStored(linkedin, account, 'image', await openFile(ctx, photo))
      if (done.kind !== 'uploaded') return { refused: done }
      images.push({ id: done.urn, altText: photo.altText })
    }
    return { content: toPictureContent(images), hash, files: photos.map(toSentFile) }
  },
  async pages(ctx, subject) {
    const { photos } = await findPhotos(ctx, subject)
    return photos.map((photo) => ({
      id: photo.id,
      altText: photo.altText,
      picture: () => readPostFile(ctx.files, photo, 'preview'),
    }))
  },
}

/** With the descriptions that go out. @throws UnusableAttachment */
async function findPhotos(ctx: Context, subject: Subject) {
  const files = await listPostFiles(ctx.db, subject)
  const photos = files
    .filter(({ kind }) => kind === 'photo')
    .map((photo, index) => ({ ...photo, altText: givenAltText(subject, photo.id, index) ?? photo.altText }))
  if (photos.length === 0) throw new UnusableAttachment('publicationFilesGone')
  return {
    photos,
    hash: hashOf(
      'photos',
      photos.map(({ hash, altText }) => [hash, altText]),
    ),
  }
}
