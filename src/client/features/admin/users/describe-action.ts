import { wordsFor } from '#client/lib/words-for'
import { userTexts } from './texts.ts'

/** What an administrator did, from the phrase of the audit log; a phrase without words of its own is shown as it is. */
export function describeAction(action: string): string {
  const { actions, roleChanged, invited } = userTexts.activity
  const [, from, to] = /^Changed the role from (\w+) to (\w+)$/.exec(action) ?? []
  if (from && to) return roleChanged(from, to)
  const [, role] = /^Invited as (\w+)$/.exec(action) ?? []
  return role ? invited(role) : wordsFor(actions, action)
}

/** Someone or something in the audit log: a name or an address, or one of the phrases that stand for one. */
export function describeParty(party: string): string {
  return wordsFor(userTexts.activity.parties, party)
}
