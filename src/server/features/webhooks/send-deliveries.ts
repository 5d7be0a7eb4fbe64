import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { keepRenewing, renewLease } from '#server/platform/database/leases'
import { AppError } from '#server/platform/errors'
import { because, type PlainReason, type Reason, type ReasonName, toReason } from '#shared/errors/reason'
import { secondMs } from '#shared/time/durations'
import { openAddress, openKeys } from './change-webhooks.ts'
import {
  type Choice,
  type ClaimedDelivery,
  claimDelivery,
  endWaiting,
  type Outcome,
  settleDelivery,
} from './delivery-repository.ts'
import { nextTryAt } from './retry-times.ts'
import { signMessage } from './signing.ts'
import { findWebhook, switchWebhookOff, updateWebhook, type Webhook } from './webhook-repository.ts'

/** Sends due deliveries: at least once, in no particular order. */

/** Messages sent to one target at a time, so that a slow one does not block the others. */
const atOncePerTarget = 2

/** How much of one webhook goes out before what is due longest is looked for again: a slow one keeps no others waiting. */
const turn = { messages: 50, ms: secondMs }

/** Messages that this process is sending, by target. */
export class Targets {
  readonly #counts = new Map<string, number>()

  add(target: string): void {
    this.#counts.set(target, (this.#counts.get(target) ?? 0) + 1)
  }

  remove(target: string): void {
    const left = (this.#counts.get(target) ?? 0) - 1
    if (left > 0) this.#counts.set(target, left)
    else this.#counts.delete(target)
  }

  busy(): string[] {
    return [...this.#counts].filter(([, count]) => count >= atOncePerTarget).map(([target]) => target)
  }
}

/**
 * Claims the next due delivery and returns its work; undefined when there is none. The work goes on with what else is
 * due to that webhook, since a search that leaves out a busy target looks through all that waits for it.
 */
export async function takeDelivery(
  ctx: Context,
  targets: Targets,
  signal: AbortSignal,
): Promise<(() => Promise<void>) | undefined> {
  const first = await claim(ctx, { besides: targets.busy() })
  if (!first) return undefined
  const { target } = first.webhook
  targets.add(target)
  return () => deliverInTurn(ctx, first, signal).finally(() => targets.remove(target))
}

interface Claimed {
  webhook: Webhook
  delivery: ClaimedDelivery
}

async function claim(ctx: Context, choice: Choice): Promise<Claimed | undefined> {
  const delivery = await claimDelivery(ctx.db, choice, ctx.now())
  const webhook = delivery && (await findWebhook(ctx.db, { ownerId: delivery.ownerId, id: delivery.webhookId }))
  return webhook && { webhook, delivery } // none: it was removed between the two, and its deliveries with it
}

/** Never throws. */
async function deliverInTurn(ctx: Context, first: Claimed, signal: AbortSignal): Promise<void> {
  const begunAt = ctx.now()
  let next: Claimed | undefined = first
  for (let count = 1; next; count += 1) {
    await deliver(ctx, next.webhook, next.delivery, signal)
    if (signal.aborted || count === turn.messages || ctx.now() - begunAt >= turn.ms) return
    next = await claim(ctx, { of: first.webhook }).catch((err: unknown) => {
      ctx.log.error({ err, webhookId: first.webhook.id }, 'more deliveries of a webhook could not be looked for')
      return undefined
    })
  }
}

/** Never throws. Renews the lease while it runs. */
async function deliver(ctx: Context, webhook: Webhook, claimed: ClaimedDelivery, signal: AbortSignal): Promise<void> {
  const facts = { deliveryId: claimed.id, webhookId: webhook.id, ownerId: webhook.ownerId }
  const stopRenewing = keepRenewing(
    () => renewLease(ctx.db, 'webhook_deliveries', claimed.lease, ctx.now()),
    (err) => ctx.log.warn({ ...facts, err }, 'the lease of a delivery could not be renewed'),
  )
  try {
    const answer = await send(ctx, webhook, claimed, signal)
    await settle(ctx, webhook, claimed, answer)
  } catch (error) {
    ctx.log.error({ ...facts, err: error }, 'the outcome of a delivery could not be stored; its lease will end')
  } finally {
    stopRenewing()
  }
}

/** The outcome of a try. */
type Result =
  | { kind: 'answered'; status: number; retryAfter: string; answer: string }
  | { kind: 'failed'; problem: Reason }
  | { kind: 'interrupted' }

async function send(ctx: Context, webhook: Webhook, delivery: ClaimedDelivery, signal: AbortSignal): Promise<Result> {
  const { id, body } = delivery
  const url = openAddress(ctx, webhook)
  const keys = openKeys(ctx, webhook)
  if (url === null || (webhook.sealedKeys !== null && keys.length === 0)) return failed('webhookSecretLost')
  const timestamp = Math.floor(ctx.now() / 1000)
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    ...(keys.length > 0 && { 'webhook-signature': signMessage(keys, { id, timestamp, body }) }),
  }
  try {
    const { start, ...answer } = await ctx.outgoing.send(url, { headers, body, signal })
    return { kind: 'answered', ...answer, answer: readAnswer(start) }
  } catch (error) {
    if (signal.aborted) return { kind: 'interrupted' }
    if (error instanceof AppError) return failed(problems[error.reason.name] ?? 'webhookUnreachable')
    ctx.log.error({ err: error, deliveryId: id }, 'a message could not be sent because of a failure of our own')
    return failed('webhookUnreachable')
  }
}

/** The guard's own messages speak of web pages. */
const problems: { readonly [Name in ReasonName]?: PlainReason } = {
  addressRefused: 'webhookAddressRefused',
  siteUnknown: 'webhookHostUnknown',
  siteInsecure: 'webhookInsecure',
  siteTooSlow: 'webhookTooSlow',
}

function failed(reason: PlainReason): Result {
  return { kind: 'failed', problem: toReason(reason) }
}

/** As text, without characters that a database or a screen cannot handle. */
function readAnswer(start: Uint8Array): string {
  const text = new TextDecoder().decode(start, { stream: true })
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '')
}

async function settle(ctx: Context, webhook: Webhook, claimed: ClaimedDelivery, result: Result): Promise<void> {
  const now = ctx.now()
  await inTransaction(ctx.db, async (db) => {
    if (result.kind === 'interrupted') {
      const again = { state: 'waiting', nextAt: now, tries: claimed.tries - 1 } as const
      await settleDelivery(db, claimed, {
        status: claimed.status,
        answer: claimed.answer,
        problem: claimed.problem,
        ...again,
      })
      return
    }
    const outcome = outcomeOf(claimed, result, now)
    if (!(await settleDelivery(db, claimed, outcome))) return
    const isSuccess = outcome.state === 'delivered'
    await updateWebhook(db, webhook, isSuccess ? { lastSuccessAt: now } : { lastFailureAt: now })
    if (outcome.status === 410) await switchOff(ctx, db, webhook, 'gone')
    else if (outcome.state === 'failed' && !(await hasSucceededSince(db, webhook, claimed.begunAt)))
      await switchOff(ctx, db, webhook, 'failing')
  })
}

function outcomeOf({ tries }: ClaimedDelivery, result: Exclude<Result, { kind: 'interrupted' }>, now: number): Outcome {
  if (result.kind === 'failed')
    return afterFailure(nextTryAt(tries, now, '', Math.random()), result.problem, null, null)
  const { status, retryAfter, answer } = result
  if (status >= 200 && status < 300) return { state: 'delivered', nextAt: null, status, answer, problem: null }
  const isRedirect = status >= 300 && status < 400
  const problem = isRedirect ? toReason('webhookRedirects') : because('webhookStatus', { status })
  const nextAt = status === 410 ? null : nextTryAt(tries, now, retryAfter, Math.random())
  return afterFailure(nextAt, problem, status, answer)
}

function afterFailure(nextAt: number | null, problem: Reason, status: number | null, answer: string | null): Outcome {
  return { state: nextAt === null ? 'failed' : 'waiting', nextAt, status, answer, problem }
}

/** A receiver that accepts other messages is not switched off for refusing one. */
async function hasSucceededSince(db: Database, webhook: Webhook, since: number): Promise<boolean> {
  const { lastSuccessAt = null } = (await findWebhook(db, webhook)) ?? {}
  return lastSuccessAt !== null && lastSuccessAt >= since
}

async function switchOff(ctx: Context, db: Database, webhook: Webhook, reason: 'gone' | 'failing'): Promise<void> {
  const { ownerId, id, target } = webhook
  if (!(await switchWebhookOff(db, webhook, { at: ctx.now(), reason }))) return
  await endWaiting(db, { ownerId, webhookId: id }, 'webhookIsOff')
  const about = { workspaceId: ownerId, actor: null, subject: id }
  await emit(ctx, db, { ...about, name: 'webhook.switched-off', payload: { target, reason } })
  ctx.log.warn({ webhookId: id, ownerId, reason }, 'a webhook was switched off')
}
