import { uploadVideo } from '#server/adapters/linkedin/upload-video'
import type { Context } from '#server/context/context'
import { listPostFiles, type PostFile } from '#server/features/posts/store/attached-file-repository'
import type { Post } from '#server/features/posts/store/post-repository'
import { type AttachmentKind, type Subject, UnusableAttachment } from './attachment-kind.ts'
import { openFile, toSentFile } from './own-file.ts'
import { hashOf } from './reviewed-object.ts'

/** The author's own video. */
export const videoKind: AttachmentKind = {
  hash: async (ctx, subject, post) => hashOfVideo(await findVideo(ctx, subject), post),
  async make({ ctx, linkedin, publication, post, account }) {
    const video = await findVideo(ctx, publication)
    const done = await uploadVideo(linkedin, account, await openFile(ctx, video))
    if (done.kind !== 'uploaded') return { refused: done }
    const content = { media: { id: done.urn, title: titleOf(video, post) } }
    return { content, hash: hashOfVideo(video, post), files: [toSentFile(video)] }
  },
  async whole(ctx, subject) {
    const video = await findVideo(ctx, subject)
    return { name: video.name, mimeType: video.mimeType, stored: await openFile(ctx, video) }
  },
}

/** As LinkedIn shows it. */
function titleOf(video: PostFile, post: Pick<Post, 'title'>): string {
  return post.title || video.name
}

function hashOfVideo(video: PostFile, post: Pick<Post, 'title'>): string {
  return hashOf('video', video.hash, titleOf(video, post))
}

/** @throws UnusableAttachment */
async function findVideo(ctx: Context, subject: Subject): Promise<PostFile> {
  const video = (await listPostFiles(ctx.db, subject)).find(({ kind }) => kind === 'video')
  if (!video) throw new UnusableAttachment('publicationFilesGone')
  return video
}
