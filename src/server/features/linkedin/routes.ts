import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { isInTeam } from '#server/features/accounts/people/actor'
import { sessionIdOf } from '#server/features/accounts/sign-in/sessions'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError, messageBody } from '#server/platform/errors'
import type { Http } from '#server/platform/http/http'
import type { Answer } from '#shared/contract/contract'
import type { UserId } from '#shared/contract/ids'
import { ownPath } from '#shared/text/own-path'
import { toIso } from '#shared/time/iso'
import { isRenewed, type LinkedinAccount, stateOf } from './account.ts'
import { changeAccount, findAccount, listAccounts } from './account-repository.ts'
import { answerNavigation, linkedinSettings, returnPath } from './answer-navigation.ts'
import { listNearLimit } from './call-counts.ts'
import { addAccountByToken, beginConnection, finishConnection } from './connect-account.ts'
import { disconnectAccount } from './disconnect-account.ts'
import { changeLending } from './lend-account.ts'
import { listLendings, listLentAccounts } from './lending-repository.ts'
import { portraitAddress, sendPortrait } from './portraits.ts'

/** Connected accounts over HTTP. */
export function registerLinkedinRoutes(http: Http, ctx: Context): void {
  registerConnection(http, ctx)

  addRoute(http, ctx, 'listLinkedinAccounts', async ({ actor }) => {
    const { user, workspace, key } = actor
    const isUsable = (account: LinkedinAccount) => !key || key.accounts.includes(account.id)
    const [own, lent] = await Promise.all([
      listAccounts(ctx.db, user.id),
      isInTeam(actor) ? listLentAccounts(ctx.db, workspace) : [],
    ])
    const ofOthers = lent.filter(({ account }) => account.ownerId !== user.id && isUsable(account))
    const nearLimit = await listNearLimit(ctx, user.id, own)
    const callsToday = ({ id }: LinkedinAccount) => {
      const calls = nearLimit.get(id)
      return calls && { callsToday: { ...calls, endsAt: toIso(calls.endsAt) } }
    }
    return [
      ...(await Promise.all(
        own.filter(isUsable).map(async (account) => ({
          ...toAccountDto(account, ctx.now()),
          ...callsToday(account),
          ...(await lentTo(account)),
        })),
      )),
      ...ofOthers.map(({ account, lent: how, owner }) => ({
        ...toAccountDto(account, ctx.now()),
        pictureUrl: null, // a portrait is its owner's
        lentBy: { name: [owner.firstName, owner.lastName].filter(Boolean).join(' ') || owner.email, lent: how },
      })),
    ]
  })

  const lentTo = async (account: LinkedinAccount) => {
    const lendings = await listLendings(ctx.db, account)
    if (lendings.length === 0) return {}
    return { lentTo: lendings.map(({ workspace, lent }) => ({ workspaceId: workspace, lent })) }
  }

  addRoute(http, ctx, 'lendLinkedinAccount', async ({ actor: { user, workspace }, params, body }) => {
    const account = await requireAccount(ctx, user.id, params.id)
    await inTransaction(ctx.db, async (db) => {
      await changeLending(ctx, db, { account, workspace, lent: body.lent })
    })
    return undefined
  })

  addRoute(http, ctx, 'addLinkedinAccount', async ({ actor: { user }, body, reply }) => {
    const account = await addAccountByToken(ctx, user, body.accessToken)
    reply.status(201)
    return toAccountDto(account, ctx.now())
  })

  addRoute(http, ctx, 'changeLinkedinAccount', async ({ actor: { user }, params, body }) => {
    const account = await requireAccount(ctx, user.id, params.id)
    const { isPaused, slots } = body
    // a pause that continues keeps its beginning
    const pausedAt = isPaused === undefined ? undefined : isPaused ? (account.pausedAt ?? ctx.now()) : null
    await changeAccount(ctx.db, account, { pausedAt, slots: slots && inOrder(slots) })
    return toAccountDto(await requireAccount(ctx, user.id, params.id), ctx.now())
  })

  addRoute(http, ctx, 'getLinkedinPortrait', async ({ actor: { user }, params, reply }) => {
    sendPortrait(reply, await requireAccount(ctx, user.id, params.id))
    return undefined
  })

  addRoute(http, ctx, 'removeLinkedinAccount', async ({ actor: { user }, params }) => {
    const wasRevoked = await disconnectAccount(ctx, await requireAccount(ctx, user.id, params.id), user.id)
    return messageBody(wasRevoked ? 'linkedinDisconnected' : 'linkedinDisconnectedOnlyHere')
  })
}

/** A browser visits both: whatever goes wrong ends on a page of the app. */
function registerConnection(http: Http, ctx: Context): void {
  const options = { errorHandler: answerNavigation }

  addRoute(
    http,
    ctx,
    'connectLinkedin',
    async ({ actor: { user }, query, request, reply }) => {
      const next = ownPath(query.next) ?? linkedinSettings
      const visit = { user, sessionId: sessionIdOf(ctx, request) }
      const address = await beginConnection(ctx, visit, { kind: query.kind, next })
      reply.redirect(address ?? returnPath(next, 'not-set-up'))
      return undefined
    },
    options,
  )

  addRoute(
    http,
    ctx,
    'finishLinkedinConnection',
    async ({ actor: { user }, query, request, reply }) => {
      const finished = await finishConnection(ctx, { user, sessionId: sessionIdOf(ctx, request) }, query)
      reply.redirect('again' in finished ? finished.again : returnPath(finished.next, finished.outcome))
      return undefined
    },
    options,
  )
}

/** @throws AppError not_found, for a stranger's too */
async function requireAccount(ctx: Context, ownerId: UserId, id: string): Promise<LinkedinAccount> {
  const account = await findAccount(ctx.db, ownerId, id)
  if (!account) throw new AppError('not_found', 'linkedinAccountMissing')
  return account
}

/** In the order of the week, without duplicates. */
function inOrder(slots: LinkedinAccount['slots']): LinkedinAccount['slots'] {
  const byTime = new Map(slots.map((slot) => [`${slot.weekday} ${slot.time}`, slot]))
  return [...byTime.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, slot]) => slot)
}

function toAccountDto(account: LinkedinAccount, now: number): Answer<'listLinkedinAccounts'>[number] {
  const { id, urn, name, kind, scopes, slots } = account
  const pictureUrl = portraitAddress(account)
  const expiresAt = toIso(account.expiresAt)
  const isPaused = account.pausedAt !== null
  const state = stateOf(account, now)
  const facts = { expiresAt, isRenewed: isRenewed(account), state, isPaused }
  return { id, urn, name, pictureUrl, kind, scopes, ...facts, slots }
}
