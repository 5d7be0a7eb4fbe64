import type { Lent } from '#shared/rules/linkedin'

/**
 * What keeps a post from going out under the account of someone other than its author. The owner's no counts however
 * they lend it.
 * @param lending.lent null: not lent to this team, or not any more
 * @param lending.isAllowed what the owner said to this post; null: nothing yet
 */
export function lendingTrouble({
  lent,
  isAllowed,
}: {
  lent: Lent | null
  isAllowed: boolean | null
}): 'not-lent' | 'owner-refused' | 'asks-owner' | null {
  if (lent === null) return 'not-lent'
  if (isAllowed === false) return 'owner-refused'
  return lent === 'ask' && isAllowed === null ? 'asks-owner' : null
}
