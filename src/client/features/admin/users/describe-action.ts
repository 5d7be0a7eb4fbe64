import { wordsFor } from '#client/lib/words-for'
import { userTexts } from './texts.ts'

/** An administrator's action in words, from the phrase of the audit log; an unknown phrase is shown unchanged. */
export function describeAction(action: string): string {
  const { actions, roleChanged, invited } = userTexts.activity
  const [, from, to] = /^Changed the role from (\w+) to (\w+)$/.exec(action) ?? []
  if (from && to) return roleChanged(from, to)
  const [, role] = /^Invited as (\w+)$/.exec(action) ?? []
  return role ? invited(role) : wordsFor(actions, action)
}

/** A person or thing in the audit log: a name, an address, or a phrase that replaces one. */
export function describeParty(party: string): string {
  return wordsFor(userTexts.activity.parties, party)
}
