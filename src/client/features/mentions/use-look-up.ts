import { useState } from 'react'
import { useLinkedinAccounts } from '#client/queries/linkedin/accounts'
import { useMentionLookUp } from '#client/queries/linkedin/mentions'
import { mayLookUpPages } from '#shared/rules/linkedin'
import { readPageName } from '#shared/rules/mentions'
import type { BegunMention } from './begun-mention.ts'

const minCharacters = 2

/**
 * What LinkedIn finds for the mention being typed. A pasted address is looked up at once, a name only on request,
 * because LinkedIn allows few calls a day.
 * @param urn a pasted one: nothing is looked up
 */
export function useLookUp(begun: BegunMention | null, urn: string | null) {
  const [asked, setAsked] = useState<string | null>(null)
  const { data: accounts = [] } = useLinkedinAccounts(begun !== null)
  const canAsk = urn === null && accounts.some((account) => !account.lentBy && mayLookUpPages(account))
  const words = begun && canAsk && begun.words.trim().length >= minCharacters ? begun.words.trim() : null
  const isAsked = words !== null && (words === asked || readPageName(words) !== null)
  const { data: found = [], error, isFetching } = useMentionLookUp(isAsked ? words : null)
  return {
    found,
    error,
    isAsked,
    isFetching,
    /** Whether the list offers to ask. */
    isOffered: words !== null && !isAsked,
    ask: () => setAsked(words),
  }
}
