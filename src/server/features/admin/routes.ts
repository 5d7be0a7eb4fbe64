import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { countUsers, listUsers } from '#server/features/accounts/people/user-admin-repository'
import { listPendingUsers } from '#server/features/accounts/people/user-repository'
import { inviteUser } from '#server/features/accounts/sign-up/invite'
import { toListedUser } from '#server/features/accounts/user-dto'
import { lastBackups } from '#server/features/backup/backup-records'
import { findShownPrice } from '#server/features/billing/provider-facts'
import { listProviderWarnings } from '#server/features/billing/provider-warnings'
import { measureSubscriptions } from '#server/features/billing/subscription-repository'
import { listLastingFailures } from '#server/features/models/failure-repository'
import { messageBody } from '#server/platform/errors'
import type { Http } from '#server/platform/http/http'
import { pageOf } from '#server/platform/http/page'
import { asUserId } from '#shared/contract/ids'
import { routes } from '#shared/contract/routes'
import { toWholeUnits } from '#shared/rules/money'
import { toIso } from '#shared/time/iso'
import { withAdminLock } from './admin-lock.ts'
import { listAuditEntries } from './audit-log.ts'
import { changeUser, removeUser, resetMonth, resetSecondFactor } from './change-user.ts'
import { registerInstallationRoutes } from './installation-routes.ts'
import { registerLinkedinSetUpRoutes } from './linkedin-routes.ts'
import { registerModelRoutes } from './models-routes.ts'
import { registerSystemRoutes } from './system-routes.ts'
import { registerVisualTemplateRoutes } from './visual-templates.ts'
import { registerWritingRoutes } from './writing-routes.ts'

/** How far back the audit log is shown. */
const auditLines = 200

/** Routes for administrators only. */
export function registerAdminRoutes(http: Http, ctx: Context): void {
  registerUserRoutes(http, ctx)
  registerWritingRoutes(http, ctx)
  registerVisualTemplateRoutes(http, ctx)
  registerSystemRoutes(http, ctx)
  registerLinkedinSetUpRoutes(http, ctx)
  registerInstallationRoutes(http, ctx)
  registerModelRoutes(http, ctx)

  addRoute(http, ctx, 'getAdminStats', async () => {
    const counts = await countUsers(ctx.db, ctx.now())
    const { active, monthlyCents } = await measureSubscriptions(ctx.db, ctx.payments.provider)
    return {
      totalUsers: counts.users,
      activeSubscriptions: active,
      monthlyRevenue: toWholeUnits(monthlyCents, (await findShownPrice(ctx)).currency),
      distribution: { ...counts.byRole, pending: counts.pending },
      postsThisMonth: counts.postsThisMonth,
      modelFailures: (await listLastingFailures(ctx.db)).map(messageBody),
      lastBackupAt: (await lastBackups(ctx.db)).lastGood?.startedAt.toISOString() ?? null,
    }
  })

  addRoute(http, ctx, 'getPaymentState', async () => {
    const warnings = await listProviderWarnings(ctx)
    return { warnings: warnings.map(messageBody) }
  })

  addRoute(http, ctx, 'resetMonthlyPosts', async ({ actor: { user } }) => {
    await resetMonth(ctx, user)
    return messageBody('monthlyPostsReset')
  })

  addRoute(http, ctx, 'listAuditLog', async () => {
    const entries = await listAuditEntries(ctx.db, auditLines)
    return entries.map((entry) => ({ ...entry, id: String(entry.id), at: toIso(entry.at) }))
  })
}

function registerUserRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'listUsers', async ({ query, reply }) => {
    const found = await listUsers(ctx.db, { ...query, limit: query.limit + 1 }, ctx.now())
    const shown = { ...query, q: query.q || undefined }
    const users = pageOf(reply, routes.listUsers.path, shown, { found, cursorOf: ({ id }) => id })
    return users.map((user) => toListedUser(ctx, user))
  })

  addRoute(http, ctx, 'inviteUser', async ({ actor: { user }, body, reply }) => {
    const invited = await withAdminLock(ctx, user, async ({ db, note }) => {
      const newcomer = await inviteUser(ctx, db, body)
      await note('account.invited', newcomer.id, { role: body.role }, newcomer.id)
      return newcomer
    })
    reply.status(201)
    return toListedUser(ctx, invited)
  })

  addRoute(http, ctx, 'listPendingUsers', async () => {
    const users = await listPendingUsers(ctx.db)
    return users.map((user) => toListedUser(ctx, user))
  })

  addRoute(http, ctx, 'approveUser', async ({ actor: { user }, params }) =>
    toListedUser(ctx, await changeUser(ctx, user, asUserId(params.id), { isApproved: true })),
  )

  addRoute(http, ctx, 'changeUser', async ({ actor: { user }, params, body }) =>
    toListedUser(ctx, await changeUser(ctx, user, asUserId(params.id), body)),
  )

  addRoute(http, ctx, 'resetSecondFactor', async ({ actor: { user }, params }) =>
    toListedUser(ctx, await resetSecondFactor(ctx, user, asUserId(params.id))),
  )

  addRoute(http, ctx, 'removeUser', async ({ actor: { user }, params }) => {
    await removeUser(ctx, user, asUserId(params.id))
    return undefined
  })
}
