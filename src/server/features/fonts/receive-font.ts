import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { fontFailure, type PreparedFont } from '#server/adapters/fonts/fonts'
import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { withWorkspaceLock } from '#server/features/accounts/people/workspace-lock'
import { AppError } from '#server/platform/errors'
import type { HttpRequest } from '#server/platform/http/http'
import { limitBytes } from '#server/platform/http/limit-bytes'
import { collectBody } from '#server/platform/http/receive-body'
import { defineJob, handleJob } from '#server/platform/jobs/job'
import { because } from '#shared/errors/reason'
import { isIncludedFamily } from '#shared/fonts/fonts'
import { fontLimits } from '#shared/rules/fonts'
import { hourMs } from '#shared/time/durations'
import { fontKey, isFontFile } from './font-files.ts'
import { insertFont, type KeptFont, listFonts } from './font-repository.ts'

/**
 * Receives a font's bytes, reads it in a child process, and stores what drawing needs.
 * @throws AppError as Fonts.prepare | conflict for a face that exists already and for too many | cancelled
 */
export async function receiveFont(ctx: Context, actor: Actor, request: HttpRequest): Promise<KeptFont> {
  await refuse(ctx, actor) // before reading anything
  const { file, ...facts } = await ctx.fonts.prepare(
    await collectBody(request, sentBytes(request), fontLimits.bytes),
    ctx.ending,
  )
  const font: KeptFont = {
    ...facts,
    family: nameBesides(facts.family),
    id: randomUUID(),
    size: file.length,
    createdAt: ctx.now(),
  }
  const key = fontKey(actor.workspace, font.id)
  await ctx.jobs.add(removeUnkeptFontJob, { key }, { delayMs: uploadMs })
  await ctx.files.put(key, file)
  try {
    await withWorkspaceLock(ctx, actor.workspace, async (db) => {
      await refuse({ ...ctx, db }, actor, font)
      await insertFont(db, actor.workspace, font)
    })
  } catch (error) {
    await ctx.files.remove(key)
    throw error
  }
  return font
}

/** Longer than any upload takes. */
const uploadMs = hourMs

/** A clean-up job that runs after the upload has ended in any way: a killed upload leaves its file behind. */
const removeUnkeptFontJob = defineJob({
  name: 'remove-unkept-font',
  lane: 'files',
  payload: z.object({ key: z.string() }),
})

export const fontJobs = [
  handleJob(removeUnkeptFontJob, async (ctx: Context, { key }) => {
    if (!(await isFontFile(ctx.db, key))) await ctx.files.remove(key)
  }),
]

async function refuse(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  font?: Pick<PreparedFont, 'family' | 'weight' | 'isItalic'>,
): Promise<void> {
  const fonts = await listFonts(db, actor.workspace)
  if (fonts.length >= fontLimits.files)
    throw new AppError('conflict', because('tooManyFonts', { most: fontLimits.files }))
  const isHere = ({ family, weight, isItalic }: KeptFont) =>
    family === font?.family && weight === font.weight && isItalic === font.isItalic
  if (font && fonts.some(isHere)) throw new AppError('conflict', because('fontFaceHere', { family: font.family }))
}

/** A family with an included family's name would never be drawn: the included one comes first. */
function nameBesides(family: string): string {
  return isIncludedFamily(family) ? `${family} Own` : family
}

function sentBytes(request: HttpRequest): AsyncIterable<Uint8Array> {
  if (Number(request.headers['content-length']) > fontLimits.bytes) throw fontFailure('fontTooLarge')
  if (!(request.body instanceof Readable)) throw fontFailure('fontUnsupported', request.headers['content-type'])
  return limitBytes(request.body, fontLimits.bytes, {
    tooLong: () => fontFailure('fontTooLarge'),
    cut: (cause) => new AppError('cancelled', 'fontUploadCut', { cause }),
  })
}
