import { type EventName, type EventPayload, eventKinds } from '#shared/contract/events'
import type { UserId, WorkspaceId } from '#shared/contract/ids'

/** An event as its feature emits it. */
export interface NewEvent<Name extends EventName = EventName> {
  name: Name
  /** Where it happened; null: in the installation, outside every workspace. Deleted with its workspace. */
  workspaceId: WorkspaceId | null
  /** Who did it; null: the server itself. */
  actor: UserId | null
  /** The id of its subject. */
  subject: string
  payload: EventPayload<Name>
}

export interface StoredEvent<Name extends EventName = EventName> extends NewEvent<Name> {
  id: number
  /** Epoch ms. */
  at: number
}

/** A post that was not published as its author wished. */
export type PublicationTrouble = StoredEvent<
  | 'publication.failed'
  | 'publication.unconfirmed'
  | 'publication.missed'
  | 'publication.waiting'
  | 'publication.comment-left'
>

/** How a subscriber handles the events it names. `ctx.db` is a transaction, and all its changes belong there. */
export type EventHandlers<Ctx> = {
  readonly [Name in EventName]?: (ctx: Ctx, event: StoredEvent<Name>) => Promise<void>
}

export interface Subscriber<Ctx> {
  /** Names its cursor: never change or reuse the name of a released one. */
  name: string
  /**
   * `in-transaction`: within the change's transaction; for rows of our own that must be stored with it. `after-commit`:
   * soon afterwards, in the order of events, exactly once; for effects outside the server, and for work whose failure
   * must not undo the change.
   */
  when: 'in-transaction' | 'after-commit'
  on: EventHandlers<Ctx>
}

export function handles<Ctx>({ on }: Subscriber<Ctx>, name: EventName): boolean {
  return on[name] !== undefined
}

/** @throws also for a payload that this version does not know: the event may be older */
export async function handleEvent<Ctx>(ctx: Ctx, { on }: Subscriber<Ctx>, event: StoredEvent): Promise<void> {
  const handler = on[event.name] as ((ctx: Ctx, event: StoredEvent) => Promise<void>) | undefined
  await handler?.(ctx, { ...event, payload: eventKinds[event.name].payload.parse(event.payload) })
}
