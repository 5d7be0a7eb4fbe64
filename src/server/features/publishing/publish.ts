import type { PostAnswer } from '#server/adapters/linkedin/post-answer'
import { createLinkedinPost, withoutThumbnail } from '#server/adapters/linkedin/posts'
import type { Context } from '#server/context/context'
import { accountForPublishing, type PublishingAccount } from '#server/features/linkedin/account-for-publishing'
import { keepRenewing } from '#server/platform/database/leases'
import { personOf } from '#shared/contract/ids'
import { leftOut } from './card-picture.ts'
import { afterOwnFailure, afterSending, afterTimeout, findBlocker, unconfirmed } from './decide.ts'
import { fixedBytes, preparePayload } from './prepare-payload.ts'
import type { Attempt, Change } from './publication.ts'
import { type Claimed, claimPublication, isKnownUrn, releaseClaimed, renewLease } from './publication-repository.ts'
import { keep, LeaseLost, noteRefusedToken, settle } from './settle.ts'
import { mayPublish, standingOf } from './standing.ts'

/** A send that could not begin this soon after it was recorded is left to the process that finds the record. */
const maxDelayMs = 20_000

/** The next publication that is due, as work to do; undefined when there is none. */
export async function takePublication(ctx: Context, signal: AbortSignal): Promise<(() => Promise<void>) | undefined> {
  const claimed = await claimPublication(ctx.db, ctx.now())
  return claimed && (() => workOn(ctx, claimed, signal))
}

/** Never throws. The lease is renewed as long as it lasts. */
async function workOn(ctx: Context, claimed: Claimed, signal: AbortSignal): Promise<void> {
  const facts = { publicationId: claimed.id, ownerId: claimed.ownerId }
  const before = { tries: claimed.tries, reason: claimed.reason }
  const stopRenewing = keepRenewing(
    () => renewLease(ctx.db, claimed.lease, ctx.now()),
    (err) => ctx.log.warn({ ...facts, err }, 'the lease of a publication could not be renewed'),
  )
  try {
    await advance(ctx, claimed, signal)
  } catch (error) {
    if (error instanceof LeaseLost) return ctx.log.warn(facts, 'another process has taken a publication over')
    ctx.log.error({ ...facts, err: error }, 'a publication was put off by a failure of our own')
    await putOff(ctx, claimed, before).catch((err: unknown) => {
      ctx.log.error({ ...facts, err }, 'a publication could not be put off; its lease will end')
    })
  } finally {
    stopRenewing()
  }
}

/**
 * What was being sent stays in that state, which the next process can interpret.
 * @param before how it stood when it was taken
 */
async function putOff(ctx: Context, claimed: Claimed, before: Pick<Claimed, 'tries' | 'reason'>): Promise<void> {
  if (claimed.state === 'sending') return
  const change = afterOwnFailure(before, ctx.now())
  const outcome = change.state === 'failed' ? 'refused' : 'put-off'
  await settle(ctx, claimed, change, { step: 'check', outcome, status: null, code: codeOf(change) })
}

async function advance(ctx: Context, claimed: Claimed, signal: AbortSignal): Promise<void> {
  const { ownerId, accountId } = claimed
  if (claimed.state === 'sending') {
    const next = afterTimeout(claimed, ctx.now())
    if (next !== 'send-again') return settleTimeout(ctx, claimed, next)
  }
  if (claimed.state === 'sending') {
    const known = await accountForPublishing(ctx, personOf(ownerId), accountId)
    return known && mayPublish(await standingOf(ctx, claimed, known))
      ? await sendAgain(ctx, claimed, known)
      : await settleTimeout(ctx, claimed, unconfirmed())
  }
  const account = await findReady(ctx, claimed)
  if (!account) return
  if (claimed.state === 'armed') return await sendUnlessEnding(ctx, claimed, account, signal)
  if (!(await preparePayload(ctx, claimed, account))) return
  // what is attached may have taken minutes to draw and upload
  const still = await findReady(ctx, claimed)
  if (still) await sendUnlessEnding(ctx, claimed, still, signal)
}

/** The account to publish by; null when something is in the way, which is settled then. */
async function findReady(ctx: Context, claimed: Claimed): Promise<PublishingAccount | null> {
  const account = await accountForPublishing(ctx, personOf(claimed.ownerId), claimed.accountId)
  const held = findBlocker(claimed, await standingOf(ctx, claimed, account), ctx.now())
  if (!held && account) return account
  const attempt = { step: 'check', outcome: held?.state === 'failed' ? 'refused' : 'put-off', status: null } as const
  await settle(ctx, claimed, held ?? {}, isNews(claimed, held) ? { ...attempt, code: codeOf(held) } : null)
  return null
}

async function sendUnlessEnding(ctx: Context, claimed: Claimed, account: PublishingAccount, signal: AbortSignal) {
  if (signal.aborted) return await releaseClaimed(ctx.db, claimed.lease) // the next process sends it
  await send(ctx, claimed, account)
}

/** The state is kept before the first byte leaves, so that nobody can send what may have been sent. */
async function send(ctx: Context, claimed: Claimed, account: PublishingAccount): Promise<void> {
  const notedAt = performance.now()
  await keep(ctx, claimed, { state: 'sending', sentAt: ctx.now(), reason: null })
  if (performance.now() - notedAt > maxDelayMs) throw new LeaseLost()
  const answer = await createLinkedinPost(ctx.linkedin, account.accessToken, claimed.body ?? '')
  await conclude(ctx, claimed, account, answer, 'send')
}

async function sendAgain(ctx: Context, claimed: Claimed, account: PublishingAccount): Promise<void> {
  const notedAt = performance.now()
  await keep(ctx, claimed, { resentAt: ctx.now() })
  if (performance.now() - notedAt > maxDelayMs) throw new LeaseLost()
  const answer = await createLinkedinPost(ctx.linkedin, account.accessToken, claimed.body ?? '')
  await conclude(ctx, claimed, account, answer, 'send-again')
}

async function conclude(
  ctx: Context,
  claimed: Claimed,
  account: PublishingAccount,
  answer: PostAnswer,
  step: 'send' | 'send-again',
): Promise<void> {
  const named = answer.kind === 'duplicate' ? answer.urn : null
  const isOurs = named !== null && (await isKnownUrn(ctx.db, claimed, named))
  const bare = withoutThumbnail(claimed.body ?? '')
  const withoutPicture = bare === null ? null : fixedBytes(bare)
  const change = afterSending(claimed, answer, { now: ctx.now(), isOurs, withoutPicture })
  const { status, code } = answer
  if (answer.kind === 'sign-in') await noteRefusedToken(ctx, claimed, account, code)
  const attempt: Omit<Attempt, 'at'> = change.body
    ? leftOut(status, code)
    : { step, outcome: outcomeOf(answer, change), status, code }
  await settle(ctx, claimed, change, attempt)
}

function outcomeOf(answer: PostAnswer, change: Change) {
  if (change.state === 'published') return 'done'
  if (answer.kind === 'unknown') return 'unknown'
  const isTriedAgain = change.state === 'scheduled' || change.state === 'armed' || change.state === 'sending'
  return isTriedAgain ? 'put-off' : 'refused'
}

/** Found in `sending`: its process ended, or the answer never came. */
function settleTimeout(ctx: Context, claimed: Claimed, change: Change): Promise<void> {
  const isKnown = claimed.unknownAt !== null && change.state === 'sending'
  const attempt = { step: 'ask', outcome: 'unknown', status: null, code: 'NO_ANSWER' } as const
  return settle(ctx, claimed, change, isKnown ? null : attempt)
}

/** What waits for the same thing as before needs no further line in its log. */
function isNews(claimed: Claimed, held: Change | null): boolean {
  return held?.reason?.name !== claimed.reason?.name
}

function codeOf(change: Change | null): string | null {
  return change?.reason?.name ?? null
}
