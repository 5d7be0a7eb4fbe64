import { tryApp } from '#server/adapters/linkedin/oauth'
import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { changeApp, describeApp, findApp, redirectUri } from '#server/features/linkedin/apps'
import { versionInUse } from '#server/features/linkedin/version-pilot'
import { AppError } from '#server/platform/errors'
import type { Http } from '#server/platform/http/http'
import type { Answer } from '#shared/contract/contract'
import { linkedinAppKinds } from '#shared/rules/linkedin'
import { withAdminLock } from './admin-lock.ts'

/** Enters, changes, removes and tests the apps at LinkedIn. Secrets are write-only. */
export function registerLinkedinSetUpRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'getLinkedinSetUp', async () => await describeSetUp(ctx))

  addRoute(http, ctx, 'saveLinkedinSetUp', async ({ actor: { user }, body }) => {
    await withAdminLock(ctx, user, async ({ db, note }) => {
      for (const kind of linkedinAppKinds) {
        const change = body[kind]
        if (change === undefined) continue
        await changeApp(ctx, db, kind, change)
        await note('linkedin-app.changed', kind, { isRemoved: change === null })
      }
    })
    return await describeSetUp(ctx)
  })

  addRoute(http, ctx, 'testLinkedinApp', async ({ body }) => {
    const app = await findApp(ctx, body.kind)
    if (!app) throw new AppError('conflict', 'linkedinAppMissing')
    return { outcome: await tryApp(ctx.linkedin, app, redirectUri(ctx)) }
  })
}

async function describeSetUp(ctx: Context): Promise<Answer<'getLinkedinSetUp'>> {
  return {
    redirectUri: redirectUri(ctx),
    apiVersion: (await versionInUse(ctx)).version,
    person: await describeApp(ctx, 'person'),
    community: await describeApp(ctx, 'community'),
  }
}
