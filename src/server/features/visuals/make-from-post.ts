import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { personName } from '#server/features/accounts/people/person-name'
import { getBrand } from '#server/features/brand/brand-repository'
import { findMedia } from '#server/features/media/media-repository'
import { getPostDetail } from '#server/features/posts/details/get-post-detail'
import { AppError } from '#server/platform/errors'
import type { Format } from '#shared/designs/design'
import { matterOf } from '#shared/facts/matter-of'
import { pickFacts } from '#shared/facts/pick-facts'
import type { BrandKit } from '#shared/rules/brand'
import { writeCanvasData } from '#shared/scene/canvas-data'
import type { Signature } from '#shared/templates/sign-template'
import { createVisual } from './save-visual.ts'
import { readFonts } from './scene-parts.ts'
import type { Visual } from './visual-repository.ts'

export interface VisualWish {
  /** The key of a design; default: the one that suits the post best. */
  design?: string | undefined
  format?: Format | undefined
}

/**
 * A visual with a post's own words, as the editor begins one, stored with the post. Its author's colours and fonts are
 * used, and their signature; the article's picture is not.
 * @throws AppError not_found | invalid_input when the post has too little for the design | conflict | quota_exceeded
 */
export async function makeFromPost(
  ctx: Context,
  actor: Actor,
  postId: string,
  { design, format }: VisualWish,
): Promise<Visual & { design: string }> {
  const [post, brand] = await Promise.all([getPostDetail(ctx, actor, postId), getBrand(ctx.db, actor.workspace)])
  const facts = pickFacts(matterOf(post))
  const signature = await findSignature(ctx, actor, brand)
  const fonts = await readFonts(ctx, actor.workspace, [brand.headingFont, brand.bodyFont])
  const filled = await ctx.drawing.fillDesign(
    { facts, brand, signature, design, format },
    { ownerId: actor.workspace, fonts },
  )
  if (!filled) throw new AppError('invalid_input', 'visualDesignUnsuited')
  const canvasData = writeCanvasData(filled.document)
  return { ...(await createVisual(ctx, actor, { name: post.title, canvasData, postId })), design: filled.design }
}

const ofLibrary = /^\/api\/media\/([\w-]+)\/thumbnail/

/** The portrait of whoever makes it, else the logo, where the workspace's library has them. */
async function findSignature(ctx: Context, { user, workspace }: Actor, brand: BrandKit): Promise<Signature | null> {
  const [, portraitId] = ofLibrary.exec(user.profileImageUrl ?? '') ?? []
  for (const [kind, id] of [['portrait', portraitId] as const, ['logo', brand.logoId] as const]) {
    if (!id || !(await findMedia(ctx.db, workspace, id))?.fileToken) continue
    return { kind, picture: `/api/media/${id}/file`, name: personName(user), handle: brand.handle }
  }
  return null
}
