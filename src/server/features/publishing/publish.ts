import type { PostAnswer } from '#server/adapters/linkedin/post-answer'
import { createLinkedinPost, withoutThumbnail } from '#server/adapters/linkedin/posts'
import type { Context } from '#server/context/context'
import type { PublishingAccount } from '#server/features/linkedin/account-for-publishing'
import { asMember, linkedinAs } from '#server/features/linkedin/as-member'
import { versionInUse } from '#server/features/linkedin/version-pilot'
import { keepRenewing, renewLease } from '#server/platform/database/leases'
import { findStop } from './begin-sending.ts'
import { leftOut } from './card-picture.ts'
import { chooseConnection, currentConnection } from './choose-connection.ts'
import {
  afterOwnFailure,
  afterSending,
  afterTimeout,
  findBlocker,
  type Standing,
  unconfirmed,
  waitsForVersion,
} from './decide.ts'
import { withoutRole } from './lost-role.ts'
import { fixedBytes, preparePayload, type Ready } from './prepare-payload.ts'
import type { Attempt, Change } from './publication.ts'
import { type Claimed, claimPublication, isKnownUrn, releaseClaimed } from './publication-repository.ts'
import { LeaseLost, noteRefusedToken, settle, storeState } from './settle.ts'
import { mayPublish } from './standing.ts'
import { replaceVersionOf } from './version-waits.ts'

/** A request that could not begin this soon after it was recorded is left to the process that finds the record. */
const maxDelayMs = 20_000

/** Claims the next due publication and returns its work; undefined when there is none. */
export async function takePublication(ctx: Context, signal: AbortSignal): Promise<(() => Promise<void>) | undefined> {
  const claimed = await claimPublication(ctx.db, ctx.now())
  return claimed && (() => workOn(ctx, claimed, signal))
}

/** Never throws. Renews the lease while it runs. */
async function workOn(ctx: Context, claimed: Claimed, signal: AbortSignal): Promise<void> {
  const facts = { publicationId: claimed.id, ownerId: claimed.ownerId }
  const before = { tries: claimed.tries, reason: claimed.reason }
  const stopRenewing = keepRenewing(
    () => renewLease(ctx.db, 'publications', claimed.lease, ctx.now()),
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
 * One in `sending` stays so, which the next process can interpret.
 * @param before the publication as it was claimed
 */
async function putOff(ctx: Context, claimed: Claimed, before: Pick<Claimed, 'tries' | 'reason'>): Promise<void> {
  if (claimed.state === 'sending') return
  const change = afterOwnFailure(before, ctx.now())
  const outcome = change.state === 'failed' ? 'refused' : 'put-off'
  await settle(ctx, claimed, change, { step: 'check', outcome, status: null, code: codeOf(change) })
}

async function advance(ctx: Context, claimed: Claimed, signal: AbortSignal): Promise<void> {
  if (claimed.state === 'sending') {
    const next = afterTimeout(claimed, ctx.now())
    if (next !== 'send-again') return settleTimeout(ctx, claimed, next)
  }
  if (claimed.state === 'sending') {
    const { account, standing } = await currentConnection(ctx, claimed)
    return account && mayPublish(standing)
      ? await sendAgain(ctx, claimed, account)
      : await settleTimeout(ctx, claimed, unconfirmed())
  }
  const ready = await findReady(ctx, claimed)
  if (!ready) return
  if (claimed.state === 'armed') return await sendUnlessEnding(ctx, claimed, ready, signal)
  if (!(await preparePayload(ctx, claimed, ready))) return
  // drawing and uploading an attachment may have taken minutes
  const still = claimed.attach === 'none' ? ready : await findReady(ctx, claimed)
  if (still) await sendUnlessEnding(ctx, claimed, still, signal)
}

/** The account to publish through, and LinkedIn to call; null when something blocks it, which is settled then. */
async function findReady(ctx: Context, claimed: Claimed): Promise<Ready | null> {
  // fixed with the bytes
  const isFixed = claimed.state === 'armed'
  const { via, account, standing } = await (isFixed ? currentConnection(ctx, claimed) : chooseConnection(ctx, claimed))
  Object.assign(claimed, via)
  const { version, hasEnded } = await versionInUse(ctx)
  const held = findBlocker(claimed, standing, ctx.now()) ?? (hasEnded ? waitsForVersion(ctx.now()) : null)
  if (!held && account) {
    return { account, linkedin: asMember(ctx, { ...ctx.linkedin, apiVersion: version }, account) }
  }
  await settleBlocked(ctx, claimed, held ?? {})
  return null
}

async function settleBlocked(ctx: Context, claimed: Claimed, held: Change): Promise<void> {
  const attempt = { step: 'check', outcome: held.state === 'failed' ? 'refused' : 'put-off', status: null } as const
  await settle(ctx, claimed, held, isNewReason(claimed, held) ? { ...attempt, code: codeOf(held) } : null)
}

async function sendUnlessEnding(ctx: Context, claimed: Claimed, ready: Ready, signal: AbortSignal) {
  if (signal.aborted) return await releaseClaimed(ctx.db, claimed.lease) // the next process sends it
  await send(ctx, claimed, ready)
}

/** The state is stored before the first byte leaves, so that nobody resends what may have been sent. */
async function send(ctx: Context, claimed: Claimed, ready: Ready): Promise<void> {
  const recordedAt = performance.now()
  const change = { state: 'sending', sentAt: ctx.now(), reason: null } as const
  const stop = await recordSending(ctx, claimed, change, (standing) => findBlocker(claimed, standing, ctx.now()))
  if (stop) return await settleBlocked(ctx, claimed, stop)
  if (performance.now() - recordedAt > maxDelayMs) throw new LeaseLost()
  const answer = await createLinkedinPost(ready.linkedin, claimed.body ?? '')
  await conclude(ctx, claimed, ready, answer, 'send')
}

/** Stores it unless something stops the publication, which it returns. */
async function recordSending(
  ctx: Context,
  claimed: Claimed,
  change: Change,
  blockerOf: (standing: Standing | null) => Change | null,
): Promise<Change | null> {
  let stop: Change | null = null
  await storeState(ctx, claimed, change, undefined, async (db) => {
    stop = await findStop({ ...ctx, db }, claimed, blockerOf)
    return stop === null
  })
  return stop
}

async function sendAgain(ctx: Context, claimed: Claimed, account: PublishingAccount): Promise<void> {
  const linkedin = await linkedinAs(ctx, account)
  const recordedAt = performance.now()
  const stop = await recordSending(ctx, claimed, { resentAt: ctx.now() }, (standing) =>
    mayPublish(standing) ? null : unconfirmed(),
  )
  if (stop) return await settleTimeout(ctx, claimed, unconfirmed())
  if (performance.now() - recordedAt > maxDelayMs) throw new LeaseLost()
  const answer = await createLinkedinPost(linkedin, claimed.body ?? '')
  await conclude(ctx, claimed, { linkedin, account }, answer, 'send-again')
}

async function conclude(
  ctx: Context,
  claimed: Claimed,
  { linkedin, account }: Ready,
  answered: PostAnswer,
  step: 'send' | 'send-again',
): Promise<void> {
  const answer = await withoutRole(linkedin, account, answered)
  const named = answer.kind === 'duplicate' ? answer.urn : null
  const isOurs = named !== null && (await isKnownUrn(ctx.db, claimed, named))
  const bare = withoutThumbnail(claimed.body ?? '')
  const withoutPicture = bare === null ? null : fixedBytes(bare)
  const hasVersion = answer.kind === 'version' && (await replaceVersionOf(ctx, linkedin, account))
  const change = afterSending(claimed, answer, { now: ctx.now(), isOurs, hasVersion, withoutPicture })
  const { status, code } = answer
  if (answer.kind === 'sign-in') await noteRefusedToken(ctx, account, code)
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

/** Waiting for the same reason as before adds no line to the log. */
function isNewReason(claimed: Claimed, held: Change | null): boolean {
  return held?.reason?.name !== claimed.reason?.name
}

function codeOf(change: Change | null): string | null {
  return change?.reason?.name ?? null
}
