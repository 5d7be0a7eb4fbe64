import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { planOf } from '#server/features/accounts/people/plan'
import { withWorkspaceLock } from '#server/features/accounts/people/workspace-lock'
import { listPostFiles, type PostFile } from '#server/features/posts/store/attached-file-repository'
import { emitPostEvent } from '#server/features/posts/store/post-events'
import { postNotFound } from '#server/features/posts/store/post-not-found'
import { findPost } from '#server/features/posts/store/post-repository'
import { lockPost } from '#server/features/posts/store/post-visuals'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import type { HttpRequest } from '#server/platform/http/http'
import { limitBytes } from '#server/platform/http/limit-bytes'
import { countStreamed } from '#server/platform/http/receive-body'
import { type SpooledFile, spool } from '#server/platform/spool'
import { because } from '#shared/errors/reason'
import { attachmentLimits, type PostFileKind } from '#shared/rules/attachments'
import { plainFileName } from '#shared/text/file-name'
import { hourMs } from '#shared/time/durations'
import { inspectVideo } from './inspect-video.ts'
import { type PostFilePart, postFileKey } from './post-file-keys.ts'
import { insertPostFile, measurePostFiles } from './post-file-repository.ts'
import { headBytes, recognisePostFile } from './recognise-post-file.ts'
import { removeUnkeptFileJob } from './remove-unkept-file.ts'

/**
 * Attaches a file to a post. Its bytes go to disk as they arrive and are read from there, so that a large file takes no
 * memory of the server: a process of its own rewrites a photo or opens a PDF; of a video a few boxes are read.
 * @throws AppError not_found | EMPTY_FILE | TOO_LARGE | UNSUPPORTED_TYPE | CORRUPT | PASSWORD_PROTECTED | TOO_COMPLEX |
 *   conflict for what does not go together | quota_exceeded | busy | cancelled
 */
export async function receivePostFile(
  ctx: Context,
  actor: Actor,
  postId: string,
  name: string,
  request: HttpRequest,
): Promise<PostFile> {
  if (!(await findPost(ctx.db, actor.workspace, postId))) throw postNotFound()
  countStreamed(request)
  const hash = createHash('sha256')
  const upload = await spool(hashed(sentBytes(request), hash), join(ctx.config.dataDir, 'uploads'))
  try {
    const kind = recognisePostFile(await readHead(upload), name)
    requireSize(kind, upload.size)
    await requireRoom(ctx, ctx.db, actor, { postId, kind, bytes: upload.size })
    return await keepFile(
      ctx,
      actor,
      { postId, kind, name: plainFileName(name) || 'file' },
      { upload, hash: hash.digest('hex') },
    )
  } finally {
    await upload.close()
  }
}

type Wanted = Pick<PostFile, 'postId' | 'kind' | 'name'>

/** A file ready to be stored. */
type Prepared = Pick<PostFile, 'mimeType' | 'bytes' | 'hash' | 'width' | 'height' | 'pages' | 'milliseconds'> & {
  open: () => Uint8Array | Readable
  /** null: it has none. */
  preview: Uint8Array | null
}

async function keepFile(
  ctx: Context,
  actor: Actor,
  wanted: Wanted,
  sent: { upload: SpooledFile; hash: string },
): Promise<PostFile> {
  const { open, preview, ...facts } = await prepare[wanted.kind](ctx, sent)
  const place = { ownerId: actor.workspace, postId: wanted.postId, id: randomUUID() }
  const keyOf = (part: PostFilePart) => postFileKey(place, part)
  await ctx.jobs.add(removeUnkeptFileJob, place, { delayMs: hourMs })
  try {
    await ctx.files.put(keyOf('file'), open())
    if (preview) await ctx.files.put(keyOf('preview'), preview)
    const file = { ...place, ...wanted, ...facts, altText: '', createdAt: ctx.now() }
    await store(ctx, actor, file, facts.bytes + (preview?.length ?? 0))
    return file
  } catch (error) {
    await ctx.files.remove(keyOf('file'))
    await ctx.files.remove(keyOf('preview'))
    throw error
  }
}

const prepare: {
  readonly [Kind in PostFileKind]: (ctx: Context, sent: { upload: SpooledFile; hash: string }) => Promise<Prepared>
} = {
  async photo(ctx, { upload }) {
    const { file, thumbnail, ...picture } = await ctx.images.prepareForPost(upload.open(), ctx.ending)
    const hash = createHash('sha256').update(file).digest('hex')
    return { ...picture, bytes: file.length, hash, pages: 1, milliseconds: 0, open: () => file, preview: thumbnail }
  },
  async pdf(ctx, { upload, hash }) {
    const { preview, ...pdf } = await ctx.pdfs.inspect(upload.open(), ctx.ending)
    const facts = { mimeType: 'application/pdf', bytes: upload.size, hash, milliseconds: 0 }
    return { ...pdf, ...facts, open: () => upload.open(), preview }
  },
  async video(_ctx, { upload, hash }) {
    const facts = { mimeType: 'video/mp4', bytes: upload.size, hash, pages: 1 }
    return { ...(await inspectVideo(upload)), ...facts, open: () => upload.open(), preview: null }
  },
}

async function store(ctx: Context, actor: Actor, file: PostFile, storedBytes: number): Promise<void> {
  await withWorkspaceLock(ctx, actor.workspace, async (db) => {
    if (!(await lockPost(db, actor.workspace, file.postId))) throw postNotFound()
    const position = await requireRoom(ctx, db, actor, { ...file, bytes: storedBytes })
    await insertPostFile(db, { ...file, position, storedBytes })
    await emitPostEvent(ctx, db, 'post.updated', actor, file.postId)
  })
}

/** @returns its place behind the post's other files. @throws AppError TOO_LARGE | conflict | quota_exceeded */
async function requireRoom(
  ctx: Context,
  db: Database,
  actor: Actor,
  { postId, kind, bytes }: { postId: string; kind: PostFileKind; bytes: number },
): Promise<number> {
  const others = await listPostFiles(db, { ownerId: actor.workspace, postId })
  if (others.some((other) => other.kind !== kind)) throw new AppError('conflict', 'postFilesMixed')
  if (kind !== 'photo' && others.length > 0) {
    throw new AppError('conflict', kind === 'pdf' ? 'postFilesOnePdf' : 'postFilesOneVideo')
  }
  if (others.length >= attachmentLimits.photos) {
    throw new AppError('conflict', because('postFilesTooMany', { most: attachmentLimits.photos }))
  }
  const { hasPro } = planOf(ctx.config, actor.holder)
  const space = hasPro ? attachmentLimits.bytesPro : attachmentLimits.bytesTrial
  if ((await measurePostFiles(db, actor.workspace)) + bytes > space) {
    throw new AppError('quota_exceeded', hasPro ? 'postFilesProSpaceUsed' : 'postFilesTrialSpaceUsed')
  }
  return others.length
}

/** @throws AppError TOO_LARGE, or CORRUPT for a video that is too small to be one */
function requireSize(kind: PostFileKind, size: number): void {
  const { photoBytes, pdfBytes, videoBytes } = attachmentLimits
  if (kind === 'photo' && size > photoBytes) throw new AppError('TOO_LARGE', 'photoTooLarge')
  if (kind === 'pdf' && size > pdfBytes) throw new AppError('TOO_LARGE', 'pdfTooLarge')
  if (kind === 'video' && size < videoBytes.least) throw new AppError('CORRUPT', 'videoTooSmall')
}

/** @throws AppError TOO_LARGE | UNSUPPORTED_TYPE when no bytes were sent */
function sentBytes(request: HttpRequest): AsyncIterable<Uint8Array> {
  const tooLong = () => new AppError('TOO_LARGE', 'postFileTooLarge')
  if (Number(request.headers['content-length']) > attachmentLimits.videoBytes.most) throw tooLong()
  if (!(request.body instanceof Readable)) throw new AppError('UNSUPPORTED_TYPE', 'postFileUnsupported')
  return limitBytes(request.body, attachmentLimits.videoBytes.most, {
    tooLong,
    cut: (cause) => new AppError('cancelled', 'pictureUploadCut', { cause }),
  })
}

async function* hashed(bytes: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const piece of bytes) {
    hash.update(piece)
    yield piece
  }
}

async function readHead(upload: SpooledFile): Promise<Uint8Array> {
  for await (const piece of upload.open()) return (piece as Buffer).subarray(0, headBytes)
  return new Uint8Array()
}
