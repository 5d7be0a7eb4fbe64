import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { withWorkspaceLock } from '#server/features/accounts/people/workspace-lock'
import { AppError } from '#server/platform/errors'
import type { Http } from '#server/platform/http/http'
import { getBrand, saveBrand } from './brand-repository.ts'

/** An author's brand kit over HTTP. */
export function registerBrandRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'getBrand', ({ actor }) => getBrand(ctx.db, actor.workspace))

  addRoute(http, ctx, 'saveBrand', async ({ actor, body }) => {
    return await withWorkspaceLock(ctx, actor.workspace, async (db) => {
      await saveBrand(db, actor.workspace, body)
      const saved = await getBrand(db, actor.workspace)
      // throwing rolls the transaction back
      if (saved.logoId !== body.logoId) throw new AppError('not_found', 'pictureMissing')
      if (saved.headingFont !== body.headingFont || saved.bodyFont !== body.bodyFont) {
        throw new AppError('not_found', 'fontFamilyMissing')
      }
      return saved
    })
  })
}
