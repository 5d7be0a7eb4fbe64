import type { LinkedinAccount } from '#client/queries/linkedin/accounts'
import { publishTexts as texts } from '../card/texts.ts'

/** What is to know of an account before publishing from it, in words. A lent one names the person it belongs to. */

export function AccountHint({ account: { isPaused, state, lentBy } }: { account: LinkedinAccount }) {
  const paused = isPaused && state !== 'expired' && (lentBy ? texts.pausedBy(lentBy.name) : texts.paused)
  if (!lentBy) return paused || null
  return (
    <>
      {texts.lent[lentBy.lent](lentBy.name)}
      {paused && ` ${paused}`}
    </>
  )
}

export function expiredText({ lentBy }: LinkedinAccount): string {
  return lentBy ? texts.expiredFor(lentBy.name) : texts.expired
}

/** In the list of accounts. */
export function nameOf({ name, state, isPaused, lentBy }: LinkedinAccount): string {
  const whole = lentBy ? texts.lentAccount(name, lentBy.name) : name
  if (state === 'expired') return texts.expiredAccount(whole)
  return isPaused ? texts.pausedAccount(whole) : whole
}
