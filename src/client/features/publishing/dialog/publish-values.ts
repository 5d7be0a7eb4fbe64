import { addDays } from '#client/lib/days'
import type { LinkedinAccount } from '#client/queries/linkedin/accounts'
import type { Attachment, Visibility } from '#client/queries/linkedin/publication-cache'
import type { Body } from '#shared/contract/contract'
import { type Attachable, attachmentsOf, defaultAttachment } from '#shared/rules/publishing'
import { type WallTime, wallTimeOf } from '#shared/time/wall-time'

/** The choices in the publish dialog. */
export interface PublishValues {
  accountId: string
  visibility: Visibility
  isReshareDisabled: boolean
  /** null: not chosen, so what the post has by then is attached. */
  attach: Attachment | null
  /** By page or picture, where they override its own. */
  altTexts: readonly (string | undefined)[]
  firstComment: string
  when: 'now' | 'at' | 'queue'
  at: WallTime
  timeZone: string
}

/**
 * The initial choices: the first working account (with weekly times for the queue), public, what the preview shows, now;
 * for another time tomorrow at nine.
 */
export function firstChoice(
  accounts: readonly LinkedinAccount[],
  timeZone: string,
  now: number,
  {
    when,
    at,
    firstComment = '',
  }: { when?: PublishValues['when'] | undefined; at?: WallTime | undefined; firstComment?: string | undefined } = {},
): PublishValues {
  const working = accounts.filter(({ state }) => state === 'connected' || state === 'expiring')
  const queueing = when === 'queue' ? working.find(({ slots }) => slots.length > 0) : undefined
  const account = queueing ?? working[0] ?? accounts[0]
  return {
    accountId: account?.id ?? '',
    visibility: 'PUBLIC',
    isReshareDisabled: false,
    attach: null,
    altTexts: [],
    firstComment,
    when: at ? 'at' : (when ?? 'now'),
    at: at ?? `${addDays(wallTimeOf(now, timeZone).slice(0, 10), 1)}T09:00`,
    timeZone,
  }
}

/** The attachment: the chosen one if the post still has it, else the default. */
export function attachmentOf({ attach }: Pick<PublishValues, 'attach'>, attachable: Attachable): Attachment {
  return attach && attachmentsOf(attachable).includes(attach) ? attach : defaultAttachment(attachable)
}

/** An alternative text: the one typed here, even an empty one, else its author's own from the editor or the file. */
export function altTextOf({ altTexts }: PublishValues, own: string, index: number): string {
  return altTexts[index] ?? own
}

/** The alt texts to send. @param own its author's, of all that goes out with one */
export function outgoingAltTexts(values: PublishValues, own: readonly string[]): string[] {
  return own.map((text, index) => altTextOf(values, text, index).trim())
}

/**
 * The request for the server.
 * @param own alt texts, as above
 */
export function toRequest(
  values: PublishValues,
  attachable: Attachable,
  own: readonly string[],
): Body<'createPublication'> {
  const { accountId, visibility, isReshareDisabled, attach, when, at, timeZone } = values
  const altTexts = outgoingAltTexts(values, own)
  const firstComment = values.firstComment.trim()
  const isChosen = attach !== null && attachmentOf(values, attachable) === attach
  return {
    accountId,
    visibility,
    isReshareDisabled,
    ...(isChosen ? { attach } : { followsVisual: true }),
    ...(altTexts.length > 0 && values.altTexts.some((text) => text !== undefined) && { altTexts }),
    ...(firstComment && { firstComment }),
    ...(when === 'at' && { at, timeZone }),
    ...(when === 'queue' && { queue: true }),
  }
}
