import type { HeldBack } from './hold-everything.ts'

/** What the `restore` command says about a database that went back to an earlier time. */

export function describeHeld({ held }: { held: HeldBack }): string {
  const { publications, authors, jobs, sessions } = held
  return [
    `Nothing goes out by itself: ${publications} planned posts of ${authors} authors are held until they say so on their schedule,`,
    `and ${jobs} mails and calls to others wait under Admin > System.`,
    `${sessions} sign-ins ended, with every link and sign-in under way.`,
  ].join('\n')
}

/** @param madeAt when the backup was made, ISO 8601 */
export function describeRestored(madeAt: string): string {
  return [
    `What was changed after ${madeAt} is as it was before. Look whether any of it has to be done again:`,
    '  passwords that were changed since: the former ones work again',
    '  accounts that were deleted, blocked or lost a role since: they are back with all their rights',
    '  second factors that were set up or reset since, and recovery codes that were used: they work again',
    '  accounts at LinkedIn that were disconnected, and keys of models that were replaced since: they are back',
  ].join('\n')
}
