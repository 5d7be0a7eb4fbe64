import type { Context } from '#server/context/context'
import type { StoredEvent, Subscriber } from '#server/platform/events/event'
import { asUserId } from '#shared/contract/ids'
import { endAddresses } from './address-repository.ts'

/** Addresses end with the membership they were made in: they do not come back when the person does, as keys do not. */
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
