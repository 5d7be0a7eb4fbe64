import type { Context } from '#server/context'
import { AppError } from '#server/platform/errors'
import type { Http } from '#server/platform/http'
import { setUp } from './first-admin.ts'
import { addRoute } from './guarded-route.ts'
import { logIn } from './log-in.ts'
import { register } from './register.ts'
import { endSession, startSession } from './sessions.ts'
import { timeZoneOrUtc } from './user.ts'
import { toUserDto } from './user-dto.ts'
import { findUser, updateProfile } from './user-repository.ts'

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
    await startSession(ctx, user, request, reply)
    reply.status(201)
    return toUserDto(ctx, user)
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

function checkedTimeZone(name: string): string {
  const known = timeZoneOrUtc(name)
  if (known === 'UTC' && !/^(etc\/)?(utc|gmt|universal|zulu)/i.test(name)) {
    throw new AppError('invalid_input', 'This time zone is not known.')
  }
  return known
}
