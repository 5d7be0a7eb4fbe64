import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { Actor } from '#server/features/accounts/people/actor'
import { withWorkspaceLock } from '#server/features/accounts/people/workspace-lock'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import { seal, unseal } from '#server/platform/sealing'
import { because } from '#shared/errors/reason'
import { chatEvents, type WebhookEvent, type WebhookKind, webhookLimits } from '#shared/rules/webhooks'
import { chatMessageOfPing } from './chat-messages-of-events.ts'
import { endWaiting, insertDelivery } from './delivery-repository.ts'
import { webhookLane } from './lane.ts'
import { writeBody } from './messages.ts'
import { newKeys, publicKeyOf, type SigningKeys, webhookSeal, writeSecret } from './signing.ts'
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  switchWebhookOff,
  updateWebhook,
  type Webhook,
  type WebhookChange,
} from './webhook-repository.ts'

/** Adding, changing and removing webhooks, and renewing their signing keys. */

/** @returns the webhook with the only copy of its secret. @throws AppError invalid_input | conflict */
export async function addWebhook(
  ctx: Context,
  actor: Actor,
  { kind, url, events }: { kind: WebhookKind; url: string; events: readonly WebhookEvent[] },
): Promise<{ webhook: Webhook; secret: string | null }> {
  const ownerId = actor.workspace
  const id = randomUUID()
  const keys = kind === 'standard' ? newKeys() : null
  const now = ctx.now()
  const webhook = await withWorkspaceLock(ctx, ownerId, async (db) => {
    if ((await listWebhooks(db, ownerId)).length >= webhookLimits.perWorkspace)
      throw new AppError('conflict', because('tooManyWebhooks', { most: webhookLimits.perWorkspace }))
    await insertWebhook(db, {
      ownerId,
      id,
      kind,
      ...sealedAddress(ctx, { ownerId, id }, url),
      events: kind === 'standard' ? events : chatEvents,
      sealedKeys: keys && sealKeys(ctx, { ownerId, id }, keys),
      publicKey: keys && publicKeyOf(keys),
      createdBy: actor.user.id,
      createdAt: now,
    })
    const added = await getWebhook(db, { ownerId, id })
    await addPing(ctx, db, added, actor)
    await emitChange(ctx, db, 'webhook.added', actor, added)
    return added
  })
  return { webhook, secret: keys && writeSecret(keys) }
}

/** Missing fields stay as they are; a chat's events are always the same. @throws AppError invalid_input | not_found */
export async function changeWebhook(
  ctx: Context,
  { workspace: ownerId }: Actor,
  id: string,
  {
    url,
    events,
    isOn,
  }: { url?: string | undefined; events?: readonly WebhookEvent[] | undefined; isOn?: boolean | undefined },
): Promise<Webhook> {
  return await inTransaction(ctx.db, async (db) => {
    const { kind, off } = await getWebhook(db, { ownerId, id })
    const change: WebhookChange = {
      ...(url !== undefined && sealedAddress(ctx, { ownerId, id }, url)),
      ...(events !== undefined && kind === 'standard' && { events }),
      ...(isOn === true && off !== null && { off: null, lastSuccessAt: null, lastFailureAt: null }),
    }
    if (Object.keys(change).length > 0) await updateWebhook(db, { ownerId, id }, change)
    if (isOn === false && (await switchWebhookOff(db, { ownerId, id }, { at: ctx.now(), reason: 'by-hand' })))
      await endWaiting(db, { ownerId, webhookId: id }, 'webhookIsOff')
    return await getWebhook(db, { ownerId, id })
  })
}

/** @throws AppError not_found */
export async function removeWebhook(ctx: Context, actor: Actor, id: string): Promise<void> {
  await inTransaction(ctx.db, async (db) => {
    const webhook = await getWebhook(db, { ownerId: actor.workspace, id })
    await deleteWebhook(db, webhook)
    await emitChange(ctx, db, 'webhook.removed', actor, webhook)
  })
}

/** The former keys also sign for one more day. @throws AppError not_found | conflict for a chat */
export async function renewSecret(
  ctx: Context,
  { workspace: ownerId }: Actor,
  id: string,
): Promise<{ webhook: Webhook; secret: string }> {
  const keys = newKeys()
  const webhook = await inTransaction(ctx.db, async (db) => {
    const { sealedKeys } = await getWebhook(db, { ownerId, id })
    if (sealedKeys === null) throw new AppError('conflict', 'chatWebhookUnsigned')
    await updateWebhook(
      db,
      { ownerId, id },
      {
        sealedKeys: sealKeys(ctx, { ownerId, id }, keys),
        publicKey: publicKeyOf(keys),
        sealedFormerKeys: sealedKeys,
        formerKeysUntil: ctx.now() + webhookLimits.formerSecretMs,
      },
    )
    return await getWebhook(db, { ownerId, id })
  })
  return { webhook, secret: writeSecret(keys) }
}

/** Someone else's webhook answers like a missing one. @throws AppError not_found */
export async function getWebhook(db: Database, key: Pick<Webhook, 'ownerId' | 'id'>): Promise<Webhook> {
  const webhook = await findWebhook(db, key)
  if (!webhook) throw new AppError('not_found', 'webhookMissing')
  return webhook
}

/** null: it was sealed with a secret that this installation no longer has. */
export function openAddress({ secret }: Pick<Context, 'secret'>, webhook: Webhook): string | null {
  return unseal(secret, webhookSeal('webhook-url', webhook), webhook.sealedUrl)
}

/** The keys that sign now; empty for a chat. */
export function openKeys({ secret, now }: Pick<Context, 'secret' | 'now'>, webhook: Webhook): SigningKeys[] {
  const formerCount = (webhook.formerKeysUntil ?? 0) > now()
  return [webhook.sealedKeys, formerCount ? webhook.sealedFormerKeys : null].flatMap((sealed) => {
    const opened = sealed && unseal(secret, webhookSeal('webhook-keys', webhook), sealed)
    return opened ? [JSON.parse(opened) as SigningKeys] : []
  })
}

/** @throws AppError invalid_input for an address that the guard refuses */
function sealedAddress(
  { secret, outgoing }: Pick<Context, 'secret' | 'outgoing'>,
  key: Pick<Webhook, 'ownerId' | 'id'>,
  url: string,
): Pick<Webhook, 'target' | 'sealedUrl'> {
  try {
    return { target: outgoing.check(url).origin, sealedUrl: seal(secret, webhookSeal('webhook-url', key), url) }
  } catch (error) {
    throw error instanceof AppError ? new AppError('invalid_input', 'webhookAddressRefused') : error
  }
}

function sealKeys({ secret }: Context, key: Pick<Webhook, 'ownerId' | 'id'>, keys: SigningKeys): string {
  return seal(secret, webhookSeal('webhook-keys', key), JSON.stringify(keys))
}

async function addPing(ctx: Context, db: Database, { ownerId, id, kind }: Webhook, { user }: Actor): Promise<void> {
  const now = ctx.now()
  const about = { ownerId, webhookId: id, eventId: null, type: 'ping', subject: id, sequence: now } as const
  const body =
    kind === 'standard'
      ? writeBody({ type: 'ping', details: { webhookId: id } }, { workspaceId: ownerId, sequence: now, at: now })
      : await chatMessageOfPing({ ...ctx, db }, { ownerId, kind, language: user.interfaceLanguage })
  await insertDelivery(db, { ...about, body, createdAt: now }, now)
  await ctx.jobs.wakeAll(webhookLane, db)
}

async function emitChange(
  ctx: Context,
  db: Database,
  name: 'webhook.added' | 'webhook.removed',
  { user, workspace: workspaceId }: Actor,
  { id: subject, target }: Webhook,
): Promise<void> {
  await emit(ctx, db, { name, workspaceId, actor: user.id, subject, payload: { target } })
}
