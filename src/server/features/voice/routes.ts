import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { withUserLock } from '#server/features/accounts/people/user-lock'
import type { Http } from '#server/platform/http/http'
import { limits } from '#shared/rules/limits'
import { countArchivePosts, replaceArchivePosts } from './archive-repository.ts'
import { getVoice, saveVoice } from './voice-repository.ts'

/** An author's voice over HTTP. */
export function registerVoiceRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'getVoice', ({ actor: { user } }) => getVoice(ctx.db, user.id))

  addRoute(http, ctx, 'getArchivePosts', async ({ actor: { user } }) => ({
    posts: await countArchivePosts(ctx.db, user.id),
  }))

  addRoute(
    http,
    ctx,
    'saveArchivePosts',
    async ({ actor: { user }, body: { posts } }) => {
      await withUserLock(ctx, user.id, (db) => replaceArchivePosts(db, user.id, posts))
      return { posts: posts.length }
    },
    { bodyLimit: limits.archiveBytes },
  )

  addRoute(http, ctx, 'saveVoice', async ({ actor: { user }, body }) => {
    return await withUserLock(ctx, user.id, async (db) => {
      await saveVoice(db, user.id, body)
      return await getVoice(db, user.id)
    })
  })
}
