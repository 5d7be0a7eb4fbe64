import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from '#server/context/context'
import { cookieName, cookieOptions } from '#server/platform/http/cookies'
import type { HttpReply, HttpRequest } from '#server/platform/http/http'
import { keyedHash } from '#server/platform/tokens'
import { yearSeconds } from '#shared/time/durations'

/**
 * Proof that this browser signed in to an account before: a separate cookie that outlives the session. It signs nobody
 * in; it only decides whose failures count for the next attempt. It is signed for one account and one password, so a
 * changed password ends all of them, and the server stores nothing.
 */

const keptSeconds = yearSeconds

interface Account {
  id: string
  passwordHash: string | null
}

/** The id of this account's known device; null when the browser has no proof of one. */
export function findDevice(ctx: Context, request: HttpRequest, account: Account): string | null {
  const [id, proof] = (request.cookies[cookieName(ctx.config, 'device')] ?? '').split('.')
  if (!id || !proof) return null
  const expected = Buffer.from(prove(ctx, account, id))
  const given = Buffer.from(proof)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

/** Marks this browser as known to the account. A known one keeps its id, and with it its failures. */
export function rememberDevice(ctx: Context, request: HttpRequest, reply: HttpReply, account: Account): void {
  if (findDevice(ctx, request, account) !== null) return
  const id = randomBytes(16).toString('base64url')
  reply.setCookie(cookieName(ctx.config, 'device'), `${id}.${prove(ctx, account, id)}`, {
    ...cookieOptions(ctx.config),
    maxAge: keptSeconds,
  })
}

function prove(ctx: Context, account: Account, deviceId: string): string {
  return keyedHash(ctx.secret, `device ${deviceId} ${account.id} ${account.passwordHash ?? ''}`)
}
