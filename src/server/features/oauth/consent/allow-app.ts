import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Context } from '#server/context/context'
import { countGrants, insertGrant } from '#server/features/accounts/keys/grant-repository'
import { emitSignInChange } from '#server/features/accounts/people/account-events'
import { findActorBySlug } from '#server/features/accounts/people/find-actor'
import type { User } from '#server/features/accounts/people/user'
import { withUserLock } from '#server/features/accounts/people/user-lock'
import { listTeamsOf } from '#server/features/workspaces/member-repository'
import { AppError } from '#server/platform/errors'
import type { Answer } from '#shared/contract/contract'
import type { oauthContract } from '#shared/contract/oauth'
import { because } from '#shared/errors/reason'
import { oauthLimits } from '#shared/rules/oauth'
import { permissionsOf } from '#shared/rules/permissions'
import { noteAllowed } from '../clients/client-repository.ts'
import { answerTo, isOnOwnComputer } from '../clients/redirect-uri.ts'
import { issuerOf } from '../protocol/resource.ts'
import { newTokenOf } from '../tokens/new-token.ts'
import { insertToken } from '../tokens/token-repository.ts'
import { readAppRequest } from './read-request.ts'

type Sent = z.output<typeof oauthContract.readAppRequest.query>
type Consent = z.output<typeof oauthContract.allowApp.body>

/** What a person sees before they decide. @throws AppError as readAppRequest */
export async function describeRequest(ctx: Context, user: User, sent: Sent): Promise<Answer<'readAppRequest'>> {
  const { client, redirectUri, state, scopes, problem } = await readAppRequest(ctx, sent)
  const teams = await listTeamsOf(ctx.db, user.id)
  const managed = teams.filter(({ role }) => permissionsOf(role).has('keys.manage'))
  return {
    name: client.name,
    host: client.host,
    redirectHost: isOnOwnComputer(redirectUri) ? null : new URL(redirectUri).host,
    scopes: problem === null ? [...scopes] : null,
    workspaces: [{ slug: null, name: null }, ...managed.map(({ slug, name }) => ({ slug, name }))],
    back: answerTo(redirectUri, { error: problem ?? 'access_denied', state, iss: issuerOf(ctx.config) }),
  }
}

/**
 * Allows the app to act for the person in one workspace, with the scopes they chose from those it asked for. It requires the same
 * permission as making a key there.
 * @returns the redirect address with the code
 * @throws AppError invalid_input | not_found | forbidden | conflict | as readAppRequest
 */
export async function allowApp(ctx: Context, user: User, consent: Consent): Promise<string> {
  const { client, redirectUri, state, codeChallenge, scopes, problem } = await readAppRequest(ctx, consent.request)
  if (problem !== null) throw new AppError('invalid_input', 'appRequestInvalid')
  if (!consent.scopes.every((scope) => scopes.includes(scope))) throw new AppError('invalid_input', 'appScopeNotAsked')
  const actor = await findActorBySlug(ctx, user, consent.workspace)
  if (!actor) throw new AppError('not_found', 'workspaceMissing')
  if (!actor.may('keys.manage')) throw new AppError('forbidden', 'permissionMissing')
  const now = ctx.now()
  const { text: code, hash } = newTokenOf('code')
  const grant = {
    workspace: actor.workspace,
    id: randomUUID(),
    userId: user.id,
    clientId: client.id,
    clientName: client.name,
    scopes: scopes.filter((scope) => consent.scopes.includes(scope)),
    redirectUri,
    codeChallenge,
    createdAt: now,
    expiresAt: now + oauthLimits.consentMs,
    lastUsedAt: null,
    lastUsedFrom: null,
  }
  await withUserLock(ctx, user.id, async (db) => {
    if ((await countGrants(db, user.id, now)) >= oauthLimits.apps)
      throw new AppError('conflict', because('tooManyApps', { most: oauthLimits.apps }))
    await insertGrant(db, grant)
    await insertToken(db, grant, { hash, kind: 'code', givenFor: null, expiresAt: now + oauthLimits.codeMs })
    await noteAllowed(db, client.id, now)
    await emitSignInChange(ctx, db, user.id, 'appConnected')
  })
  return answerTo(redirectUri, { code, state, iss: issuerOf(ctx.config) })
}
