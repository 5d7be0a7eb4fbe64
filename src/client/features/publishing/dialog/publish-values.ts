import type { LinkedinAccount } from '#client/queries/linkedin/accounts'
import type { Attachment, Visibility } from '#client/queries/linkedin/publication-cache'
import type { Body } from '#shared/contract/contract'
import { hourMs } from '#shared/time/durations'
import { type WallTime, wallTimeOf } from '#shared/time/wall-time'

/** What is chosen in the window for publishing. */
export interface PublishValues {
  accountId: string
  visibility: Visibility
  isReshareDisabled: boolean
  attach: Attachment
  /** By page, where they are to be others than the visual's own. */
  altTexts: readonly (string | undefined)[]
  when: 'now' | 'at' | 'queue'
  at: WallTime
  timeZone: string
}

/** What the window opens with: the first account that works, everybody, the text alone, now. */
export function firstChoice(accounts: readonly LinkedinAccount[], timeZone: string, now: number): PublishValues {
  const account = accounts.find(({ state }) => state === 'connected' || state === 'expiring') ?? accounts[0]
  return {
    accountId: account?.id ?? '',
    visibility: 'PUBLIC',
    isReshareDisabled: false,
    attach: 'none',
    altTexts: [],
    when: 'now',
    at: wallTimeOf((Math.floor(now / hourMs) + 2) * hourMs, timeZone),
    timeZone,
  }
}

/** How many descriptions go with an attachment: a document holds those of its pages. @param pages of the visual */
function altTextsOf(attach: Attachment, pages: number): number {
  if (attach === 'images') return pages
  return attach === 'visual' ? 1 : 0
}

/** What a page is described with: what was typed here, even nothing, else what its author said in the editor. */
export function altTextOf({ altTexts }: PublishValues, own: readonly string[], page: number): string {
  return altTexts[page] ?? own[page] ?? ''
}

/** The pages of the visual, and what they are described with in the editor. */
interface DescribedPages {
  count: number
  altTexts: readonly string[]
}

/** The descriptions to send: only those of the chosen attachment. */
export function outgoingAltTexts(values: PublishValues, { count, altTexts: own }: DescribedPages): string[] {
  return Array.from({ length: altTextsOf(values.attach, count) }, (_text, page) => altTextOf(values, own, page).trim())
}

/** The request for the server. */
export function toRequest(values: PublishValues, pages: DescribedPages): Body<'createPublication'> {
  const { accountId, visibility, isReshareDisabled, attach, when, at, timeZone } = values
  const altTexts = outgoingAltTexts(values, pages)
  return {
    accountId,
    visibility,
    isReshareDisabled,
    attach,
    ...((altTexts.some(Boolean) || pages.altTexts.some(Boolean)) && { altTexts }),
    ...(when === 'at' && { at, timeZone }),
    ...(when === 'queue' && { queue: true }),
  }
}
