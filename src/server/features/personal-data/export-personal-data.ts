import type { Context } from '#server/context'
import type { User } from '#server/features/accounts/user'
import { toUserDto } from '#server/features/accounts/user-dto'
import { listEntries } from '#server/features/billing/subscription-repository'
import { listMedia } from '#server/features/media/media-repository'
import { listPosts, type Post } from '#server/features/posts/post-repository'
import { findProvenance } from '#server/features/posts/provenance'
import { getSettings } from '#server/features/settings/settings-repository'
import { listUserStyles } from '#server/features/styles/style-repository'
import { findVisual, listVisuals } from '#server/features/visuals/visual-repository'
import { listVisualTemplates } from '#server/features/visuals/visual-template-repository'
import { limits } from '#shared/rules/limits'

const pageSize = 200

/** Everything a person made or told us, readable by people and programs; no password, no session. */
export async function exportPersonalData(ctx: Context, user: User) {
  const { capabilities: _, ...account } = toUserDto(ctx, user)
  const styles = await listUserStyles(ctx.db, user.id)
  return {
    exportedAt: new Date(ctx.now()).toISOString(),
    account,
    billing: await listEntries(ctx.db, user.id),
    settings: await getSettings(ctx.db, user.id),
    contentStyles: styles.map(({ ownerId: _owner, ...style }) => style),
    posts: await collectPosts(ctx, user),
    visuals: await collectVisuals(ctx, user),
    visualTemplates: (await listVisualTemplates(ctx.db, user.id)).map(({ ownerId: _owner, ...template }) => template),
    media: (await listMedia(ctx.db, user.id)).map(({ ownerId: _owner, fileToken: _token, ...asset }) => asset),
  }
}

/** Newest first, each with everything it came from. */
async function collectPosts(ctx: Context, user: User) {
  const collected: NonNullable<Awaited<ReturnType<typeof findProvenance>>>[] = []
  let before: string | undefined
  for (;;) {
    const page: Post[] = await listPosts(ctx.db, user.id, { limit: pageSize, before })
    for (const post of page) {
      const provenance = await findProvenance(ctx, user.id, post.id)
      if (provenance) collected.push(provenance)
    }
    if (page.length < pageSize) return collected
    before = page.at(-1)?.id
  }
}

/** Newest first, each with its document. */
async function collectVisuals(ctx: Context, user: User) {
  const collected = []
  for (const { id } of await listVisuals(ctx.db, user.id, { limit: limits.visuals })) {
    const visual = await findVisual(ctx.db, user.id, id)
    if (visual) collected.push(visual)
  }
  return collected.map(({ ownerId: _owner, ...visual }) => visual)
}
