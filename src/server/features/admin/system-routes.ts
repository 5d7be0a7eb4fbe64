import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { AppError } from '#server/platform/errors'
import type { Http } from '#server/platform/http/http'
import { withAdminLock } from './admin-lock.ts'
import { describeSystem } from './describe-system.ts'

/** The state of the server, and the jobs that gave up. */
export function registerSystemRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'getSystem', () => describeSystem(ctx))

  addRoute(http, ctx, 'retryJob', async ({ actor: { user }, params }) => {
    await withAdminLock(ctx, user, async ({ db, note }) => {
      await note('job.restarted', params.id, { name: nameOf(await ctx.jobs.startAgain(params.id, db)) })
    })
    return undefined
  })

  addRoute(http, ctx, 'removeJob', async ({ actor: { user }, params }) => {
    await withAdminLock(ctx, user, async ({ db, note }) => {
      await note('job.deleted', params.id, { name: nameOf(await ctx.jobs.forget(params.id, db)) })
    })
    return undefined
  })
}

/** @throws AppError not_found when another administrator was faster */
function nameOf(job: string | undefined): string {
  if (job === undefined) throw new AppError('not_found', 'jobGone')
  return job
}
