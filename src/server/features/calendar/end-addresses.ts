import type { Context } from '#server/context/context'
import type { StoredEvent, Subscriber } from '#server/platform/events/event'
import { asUserId } from '#shared/contract/ids'
import { endAddresses } from './address-repository.ts'

/** An address ends with its owner's membership, and like a key it stays ended if they join again. */
export const endAddressesOfMembers: Subscriber<Context> = {
  name: 'calendar addresses',
  when: 'in-transaction',
  on: {
    'member.left': endOfMember,
    'member.removed': endOfMember,
    'account.approval-withdrawn': ({ db }, { subject }) => endAddresses(db, asUserId(subject)),
  },
}

async function endOfMember(
  { db }: Context,
  { workspaceId, subject }: StoredEvent<'member.left' | 'member.removed'>,
): Promise<void> {
  if (workspaceId !== null) await endAddresses(db, asUserId(subject), workspaceId)
}
