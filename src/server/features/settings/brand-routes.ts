import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { withUserLock } from '#server/features/accounts/user-lock'
import { AppError } from '#server/platform/errors'
import type { Http } from '#server/platform/http/http'
import { getBrand, saveBrand } from './brand-repository.ts'

/** An author's brand kit over HTTP. */
export function registerBrandRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'getBrand', ({ user }) => getBrand(ctx.db, user.id))

  addRoute(http, ctx, 'saveBrand', async ({ user, body }) => {
    return await withUserLock(ctx, user.id, async (db) => {
      await saveBrand(db, user.id, body)
      const saved = await getBrand(db, user.id)
      // nothing is kept: throwing takes back what was written
      if (saved.logoId !== body.logoId) throw new AppError('not_found', 'pictureMissing')
      if (saved.headingFont !== body.headingFont || saved.bodyFont !== body.bodyFont) {
        throw new AppError('not_found', 'fontFamilyMissing')
      }
      return saved
    })
  })
}
