import type { Context } from '#server/context'
import { AppError } from '#server/platform/errors'
import type { Http } from '#server/platform/http'
import { changePassword, requestPasswordReset, resetPassword } from './change-password.ts'
import { deleteAccount } from './delete-account.ts'
import { setUp } from './first-admin.ts'
import { addRoute } from './guarded-route.ts'
import { acceptInvitation } from './invite.ts'
import { logIn } from './log-in.ts'
import { useLink } from './one-time-links.ts'
import { register } from './register.ts'
import { endOtherSessions, endSession, listSessions, startSession } from './sessions.ts'
import { timeZoneOrUtc } from './user.ts'
import { toUserDto } from './user-dto.ts'
import { confirmEmail, findUser, updateProfile } from './user-repository.ts'

/** Accounts over HTTP: who is asking, coming in, going out. */
export function registerAccountRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'getUser', async ({ user }) => toUserDto(ctx, user))

  addRoute(http, ctx, 'updateUser', async ({ user, body }) => {
    const timeZone = body.timeZone === undefined ? undefined : checkedTimeZone(body.timeZone)
    await updateProfile(ctx.db, user.id, { timeZone, profileImageUrl: body.profileImageUrl })
    return toUserDto(ctx, (await findUser(ctx.db, user.id)) ?? user)
  })

  addRoute(http, ctx, 'login', async ({ body, request, reply }) => {
    const user = await logIn(ctx, body, request.ip)
    await startSession(ctx, user, request, reply)
    return toUserDto(ctx, user)
  })

  addRoute(http, ctx, 'register', async ({ body, request, reply }) => {
    const user = await register(ctx, body, request.ip)
    if (!ctx.config.requiresEmailConfirmation) await startSession(ctx, user, request, reply)
    reply.status(201)
    return toUserDto(ctx, user)
  })

  addRoute(http, ctx, 'confirmEmail', async ({ body }) => {
    const userId = await useLink(ctx.db, 'email-confirmation', body.token, ctx.now())
    await confirmEmail(ctx.db, userId, ctx.now())
    return { message: 'Your email is confirmed. You can sign in now.' }
  })

  addRoute(http, ctx, 'logout', async ({ request, reply }) => {
    await endSession(ctx, request, reply)
    return { message: 'You have been logged out successfully.' }
  })

  addRoute(http, ctx, 'setup', async ({ body, request, reply }) => {
    const user = await setUp(ctx, body, request.ip)
    await startSession(ctx, user, request, reply)
    reply.status(201)
    return toUserDto(ctx, user)
  })
}

/** What people do with their own password, sessions and account. */
export function registerOwnAccountRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'changePassword', async ({ user, body, request, reply }) => {
    await changePassword(ctx, user, body.currentPassword, body.newPassword)
    await startSession(ctx, user, request, reply)
    return { message: 'Your password has been changed. Your other sessions were ended.' }
  })

  addRoute(http, ctx, 'forgotPassword', async ({ body, request }) => {
    await requestPasswordReset(ctx, body.email, request.ip)
    return { message: 'If there is an account for this email, a link to choose a new password is on its way.' }
  })

  addRoute(http, ctx, 'resetPassword', async ({ body }) => {
    await resetPassword(ctx, body.token, body.password)
    return { message: 'Your password has been changed. You can sign in now.' }
  })

  addRoute(http, ctx, 'listSessions', async ({ user, request }) => {
    const sessions = await listSessions(ctx, user, request)
    return sessions.map((session) => ({
      ...session,
      createdAt: new Date(session.createdAt).toISOString(),
      lastSeenAt: new Date(session.lastSeenAt).toISOString(),
    }))
  })

  addRoute(http, ctx, 'endSessions', async ({ user, request }) => {
    await endOtherSessions(ctx, user, request)
    return { message: 'All other sessions were ended.' }
  })

  addRoute(http, ctx, 'deleteUser', async ({ user, body, request, reply }) => {
    await deleteAccount(ctx, user, body.password)
    await endSession(ctx, request, reply)
    return undefined
  })

  addRoute(http, ctx, 'acceptInvitation', async ({ body, request, reply }) => {
    const user = await acceptInvitation(ctx, body)
    await startSession(ctx, user, request, reply)
    return toUserDto(ctx, user)
  })
}

function checkedTimeZone(name: string): string {
  const known = timeZoneOrUtc(name)
  if (known === 'UTC' && !/^(etc\/)?(utc|gmt|universal|zulu)/i.test(name)) {
    throw new AppError('invalid_input', 'This time zone is not known.')
  }
  return known
}
