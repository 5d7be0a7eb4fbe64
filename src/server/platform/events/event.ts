import { type EventName, type EventPayload, eventKinds } from '#shared/contract/events'
import type { UserId, WorkspaceId } from '#shared/contract/ids'

/** An event as the feature says it where it happens. */
export interface NewEvent<Name extends EventName = EventName> {
  name: Name
  /** Where it happened; null: in the installation, outside every workspace. Its events end with it. */
  workspaceId: WorkspaceId | null
  /** Who did it; null: the server itself. */
  actor: UserId | null
  /** The id of what it is about. */
  subject: string
  payload: EventPayload<Name>
}

export interface StoredEvent<Name extends EventName = EventName> extends NewEvent<Name> {
  id: number
  /** Epoch ms. */
  at: number
}

/** A post that did not go out as its author wished. */
export type PublicationTrouble = StoredEvent<
  'publication.failed' | 'publication.unconfirmed' | 'publication.missed' | 'publication.waiting'
>

/** What a subscriber does about the events it names. `ctx.db` is a transaction, and all it does belongs there. */
export type EventHandlers<Ctx> = {
  readonly [Name in EventName]?: (ctx: Ctx, event: StoredEvent<Name>) => Promise<void>
}

export interface Subscriber<Ctx> {
  /** Names its cursor: never change or reuse the name of a released one. */
  name: string
  /**
   * `in-transaction`: within the change itself, both or neither; for rows of our own that are to be there with it.
   * `after-commit`: soon afterwards, in the order of the events, and once, whatever crashes; for what leaves the server,
   * and for what must not undo the change when it fails.
   */
  when: 'in-transaction' | 'after-commit'
  on: EventHandlers<Ctx>
}

export function handles<Ctx>({ on }: Subscriber<Ctx>, name: EventName): boolean {
  return on[name] !== undefined
}

/** @throws also where the payload is not what this version knows: the event may be older */
export async function handleEvent<Ctx>(ctx: Ctx, { on }: Subscriber<Ctx>, event: StoredEvent): Promise<void> {
  const handler = on[event.name] as ((ctx: Ctx, event: StoredEvent) => Promise<void>) | undefined
  await handler?.(ctx, { ...event, payload: eventKinds[event.name].payload.parse(event.payload) })
}
