import type { Context } from '#server/context/context'
import { type Actor, isInTeam } from '#server/features/accounts/people/actor'
import { listAccounts } from '#server/features/linkedin/account-repository'
import { listLentAccounts } from '#server/features/linkedin/lending-repository'
import { listUsedMentions } from '#server/features/posts/store/mention-repository'
import type { Answer } from '#shared/contract/contract'
import { isMentionName, isNamedSo, mentionLimits, readMentionUrn } from '#shared/rules/mentions'

type Suggested = Answer<'suggestMentions'>[number]

/**
 * Whom a post can mention: people and pages that are connected here, then those that posts of this workspace mention.
 * LinkedIn itself is asked only when someone wants that: see `lookUpMentions`.
 */
export async function suggestMentions(ctx: Context, actor: Actor, words: string): Promise<Suggested[]> {
  const [own, lent, used] = await Promise.all([
    listAccounts(ctx.db, actor.user.id),
    isInTeam(actor) ? listLentAccounts(ctx.db, actor.workspace) : [],
    listUsedMentions(ctx.db, actor.workspace),
  ])
  const connected = [...own, ...lent.map(({ account }) => account)].filter(({ name }) => isMentionName(name))
  const all: Suggested[] = [
    ...connected.map(({ name, urn }) => ({ name, urn, source: 'connected' as const })),
    ...used.map(({ name, urn }) => ({ name, urn, source: 'used' as const })),
  ]
  const urn = readMentionUrn(words)
  const fits = urn ? (each: Suggested) => each.urn === urn : (each: Suggested) => isNamedSo(each.name, words)
  const distinct = new Map(
    all
      .filter(fits)
      .toReversed()
      .map((each) => [`${each.urn} ${each.name}`, each]),
  )
  return [...distinct.values()].toReversed().slice(0, mentionLimits.offered)
}
