import type { LinkedinApp } from '#server/adapters/linkedin/linkedin'
import type { Context } from '#server/context/context'
import type { Database } from '#server/platform/database/database'
import { AppError } from '#server/platform/errors'
import { seal, unseal } from '#server/platform/sealing'
import { protectSecrets } from '#server/platform/secrets'
import { type LinkedinAppKind, linkedinAppKinds } from '#shared/rules/linkedin'
import { deleteStoredApp, findStoredApp, saveStoredApp } from './app-repository.ts'

/** The apps at LinkedIn: the environment's settings override what an administrator entered. */

/** Must be entered exactly like this in the app at LinkedIn. */
export function redirectUri(ctx: Context): string {
  return `${ctx.config.http.publicUrl}/api/linkedin/callback`
}

/** undefined: no app is set up, or its secret does not open with this SECRET. */
export async function findApp(ctx: Context, kind: LinkedinAppKind): Promise<LinkedinApp | undefined> {
  const given = ctx.config.linkedin.apps[kind]
  if (given) return given
  const stored = await findStoredApp(ctx.db, kind)
  if (!stored) return undefined
  const clientSecret = unseal(ctx.secret, appSeal(kind), stored.sealedSecret)
  protectSecrets([clientSecret])
  if (clientSecret !== null) return { clientId: stored.clientId, clientSecret }
  ctx.log.error({ kind }, 'the secret of an app at LinkedIn does not open with this SECRET; enter it again')
  return undefined
}

/** The app that a token was issued to; undefined: it is not set up any more, or the token was pasted. */
export async function findAppOf(ctx: Context, clientId: string | null): Promise<LinkedinApp | undefined> {
  for (const kind of linkedinAppKinds) {
    const app = await findApp(ctx, kind)
    if (app && app.clientId === clientId) return app
  }
  return undefined
}

/** Which of the two apps are set up. */
export async function describeAppsInUse(ctx: Context): Promise<Record<LinkedinAppKind, boolean>> {
  return {
    person: (await findApp(ctx, 'person')) !== undefined,
    community: (await findApp(ctx, 'community')) !== undefined,
  }
}

/** An app as an administrator sees it: never its secret. */
export async function describeApp(ctx: Context, kind: LinkedinAppKind) {
  const given = ctx.config.linkedin.apps[kind]
  if (given) return { clientId: given.clientId, hasSecret: true, source: 'environment' as const }
  const stored = await findStoredApp(ctx.db, kind)
  if (!stored) return { clientId: null, hasSecret: false, source: 'none' as const }
  const hasSecret = unseal(ctx.secret, appSeal(kind), stored.sealedSecret) !== null
  return { clientId: stored.clientId, hasSecret, source: 'database' as const }
}

export interface AppChange {
  clientId: string
  /** Missing: the stored secret stays. */
  clientSecret?: string | undefined
}

/**
 * @param change null deletes the app
 * @throws AppError conflict where the environment sets it; invalid_input without a secret
 */
export async function changeApp(
  ctx: Context,
  db: Database,
  kind: LinkedinAppKind,
  change: AppChange | null,
): Promise<void> {
  if (ctx.config.linkedin.apps[kind]) throw new AppError('conflict', 'linkedinAppInEnvironment')
  if (change === null) return await deleteStoredApp(db, kind)
  const { clientId, clientSecret } = change
  const sealedSecret = clientSecret
    ? seal(ctx.secret, appSeal(kind), clientSecret)
    : (await findStoredApp(db, kind))?.sealedSecret
  if (sealedSecret === undefined) throw new AppError('invalid_input', 'linkedinAppSecretMissing')
  await saveStoredApp(db, kind, { clientId, sealedSecret })
}

/** The purpose a stored secret is sealed for. The second app was for company pages first: its secrets open only so. */
export function appSeal(kind: LinkedinAppKind) {
  return { purpose: 'linkedin-app', ownerId: kind === 'community' ? 'page' : kind }
}
