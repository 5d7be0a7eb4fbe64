import type { LinkedinAccount } from '#client/queries/linkedin/accounts'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import { askingStates, waitingReasons } from '#shared/rules/publishing'

/** Whether LinkedIn lets it go out only after its author signed in there again. */
export function waitsForSignIn(publication: Publication, account: LinkedinAccount | undefined): boolean {
  const { state, message } = publication
  if (state !== 'scheduled' && state !== 'missed') return false
  return account?.state === 'expired' || message?.reason === 'publicationSignIn'
}

/** Whether a company page can be reached through another connection: one's own, or one that is lent without asking. */
export function hasOtherConnection(account: LinkedinAccount | undefined, all: readonly LinkedinAccount[]): boolean {
  return (
    account?.kind === 'page' &&
    all.some(
      ({ id, urn, state, lentBy }) =>
        urn === account.urn &&
        id !== account.id &&
        lentBy?.lent !== 'ask' &&
        (state === 'connected' || state === 'expiring'),
    )
  )
}

/** Whether nothing happens before somebody does something. */
export function needsAuthor(
  publication: Publication,
  account: LinkedinAccount | undefined,
  accounts: readonly LinkedinAccount[] = [],
): boolean {
  const { state, message } = publication
  const waits = waitsForSignIn(publication, account) && !hasOtherConnection(account, accounts)
  if (isOneOf(askingStates, state) || waits) return true
  if (state !== 'scheduled') return false
  // until its time only the account's owner has something to do
  const isAhead = Date.parse(publication.dueAt) > Date.now()
  if (message?.reason === 'publicationAsksOwner' && isAhead) return publication.lending?.isOwn ?? false
  return (
    account?.state === 'paused' ||
    message?.reason === 'publicationAccountGone' ||
    isOneOf(waitingReasons, message?.reason ?? '')
  )
}

function isOneOf(list: readonly string[], name: string): boolean {
  return list.includes(name)
}
