import type { Context } from '#server/context/context'
import { AppError, messageBody } from '#server/platform/errors'
import { addressKey } from '#server/platform/http/client-address'
import { cookieName, cookieOptions } from '#server/platform/http/cookies'
import type { Http, HttpReply } from '#server/platform/http/http'
import { toIso } from '#shared/time/iso'
import { canonicalTimeZone } from '#shared/time/time-zones'
import { setUp } from './first-admin.ts'
import { addRoute } from './guarded-route.ts'
import { isLinkValid, useLink } from './links/one-time-links.ts'
import { changePassword, requestPasswordReset, resetPassword } from './own-account/change-password.ts'
import { deleteAccount } from './own-account/delete-account.ts'
import type { User } from './people/user.ts'
import { findUser, updateProfile } from './people/user-repository.ts'
import { withFirstTimeZone } from './sign-in/first-time-zone.ts'
import { rememberDevice } from './sign-in/known-device.ts'
import { logIn } from './sign-in/log-in.ts'
import { endOtherSessions, endSession, listSessions, sessionIdOf } from './sign-in/sessions.ts'
import { finishSignIn, signIn, type Visit } from './sign-in/sign-in.ts'
import { acceptInvitation } from './sign-up/invite.ts'
import { confirmNewcomer, register } from './sign-up/register.ts'
import { toUserDto } from './user-dto.ts'

/** Accounts over HTTP: the signed-in user, signing in and out. */
export function registerAccountRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'getUser', async ({ actor }) => toUserDto(ctx, actor.user, actor))

  addRoute(http, ctx, 'updateUser', async ({ actor, body }) => {
    const { user } = actor
    const timeZone = body.timeZone === undefined ? undefined : checkedTimeZone(body.timeZone)
    const { profileImageUrl, interfaceLanguage } = body
    const welcomedAt = body.wasWelcomed ? ctx.now() : undefined
    await updateProfile(ctx.db, user.id, { timeZone, profileImageUrl, interfaceLanguage, welcomedAt })
    return toUserDto(ctx, (await findUser(ctx.db, user.id)) ?? user, actor)
  })

  addRoute(http, ctx, 'login', async ({ body, request, reply }) => {
    const proven = await logIn(ctx, body, request)
    await letIn(ctx, proven.user, { request, reply }, ({ passwordHash }) => passwordHash === proven.passwordHash)
    return toUserDto(ctx, await withFirstTimeZone(ctx, proven.user, body.timeZone))
  })

  addRoute(http, ctx, 'finishLogin', async ({ body, request, reply }) => {
    return toUserDto(ctx, await finishSignIn(ctx, body.code, { request, reply }))
  })

  addRoute(http, ctx, 'register', async ({ body, request, reply }) => {
    const { user, needsConfirmation } = await register(ctx, body, addressKey(request.ip))
    if (!needsConfirmation) await letIn(ctx, user, { request, reply })
    reply.status(201)
    return toUserDto(ctx, user)
  })

  addRoute(http, ctx, 'confirmEmail', async ({ body }) => {
    const userId = await useLink(ctx, ctx.db, 'email-confirmation', body.token)
    await confirmNewcomer(ctx, userId)
    return messageBody('emailConfirmed')
  })

  addRoute(http, ctx, 'logout', async ({ request, reply }) => {
    await endSession(ctx, ctx.db, request)
    forgetSession(ctx, reply)
    return messageBody('loggedOut')
  })

  addRoute(http, ctx, 'setup', async ({ body, request, reply }) => {
    const user = await setUp(ctx, body)
    await letIn(ctx, user, { request, reply })
    reply.status(201)
    return toUserDto(ctx, user)
  })
}

/** One's own password, sessions and account. */
export function registerOwnAccountRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'changePassword', async ({ actor: { user }, body, request, reply }) => {
    const passwords = { current: body.currentPassword, wanted: body.newPassword }
    await changePassword(ctx, user, { request, reply }, passwords)
    return messageBody('passwordChanged')
  })

  addRoute(http, ctx, 'forgotPassword', async ({ body }) => {
    await requestPasswordReset(ctx, body.email)
    return messageBody('passwordLinkSent')
  })

  addRoute(http, ctx, 'readLinkState', async ({ body }) => ({ isValid: await isLinkValid(ctx, body.kind, body.token) }))

  addRoute(http, ctx, 'resetPassword', async ({ body, request, reply }) => {
    const account = await resetPassword(ctx, body.token, body.password)
    rememberDevice(ctx, request, reply, account)
    return messageBody('passwordReset')
  })

  addRoute(http, ctx, 'listSessions', async ({ actor: { user }, request }) => {
    const sessions = await listSessions(ctx, user, request)
    return sessions.map((session) => ({
      ...session,
      createdAt: toIso(session.createdAt),
      lastSeenAt: toIso(session.lastSeenAt),
    }))
  })

  addRoute(http, ctx, 'endSessions', async ({ actor: { user }, request }) => {
    await endOtherSessions(ctx, user, request)
    return messageBody('sessionsEnded')
  })

  addRoute(http, ctx, 'deleteUser', async ({ actor: { user }, body, request, reply }) => {
    await deleteAccount(ctx, user, sessionIdOf(ctx, request), body.password)
    forgetSession(ctx, reply)
    return undefined
  })

  addRoute(http, ctx, 'acceptInvitation', async ({ body, request, reply }) => {
    const user = await acceptInvitation(ctx, body)
    await letIn(ctx, user, { request, reply })
    return toUserDto(ctx, user)
  })
}

/** @throws AppError second_factor_required, with the cookie for the second step | wrong_credentials | sign_in_required */
async function letIn(
  ctx: Context,
  user: User,
  visit: Visit,
  isStillProven: Parameters<typeof signIn>[3] = () => true,
): Promise<void> {
  const outcome = await signIn(ctx, user.id, visit, isStillProven)
  if (outcome === 'code-needed') throw new AppError('second_factor_required', 'secondFactorNeeded')
  if (outcome === 'refused') throw new AppError('wrong_credentials', 'credentialsWrong')
}

/** Pictures leave the browser's cache too. The app itself clears unsent input: docs/decisions/0236. */
function forgetSession(ctx: Context, reply: HttpReply): void {
  reply.header('clear-site-data', '"cache"')
  reply.clearCookie(cookieName(ctx.config, 'session'), cookieOptions(ctx.config))
}

function checkedTimeZone(name: string): string {
  const known = canonicalTimeZone(name)
  if (!known) throw new AppError('invalid_input', 'timeZoneUnknown')
  return known
}
