import { hash, verify } from '@node-rs/argon2'
import { ConcurrencyLimiter } from '#server/platform/limits/concurrency-limiter'
import type { PlainReason } from '#shared/errors/reason'
import { passwordCharacters } from '#shared/rules/passwords'

/** argon2id with OWASP's parameters: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hashing itself; a test replaces it with one that waits for a signal. */
export const hasher = { hash, verify }

/** How many of the most common passwords are refused, counted among those of sufficient length (ASVS 5.0, 6.2.4). */
const refusedCommonPasswords = 3_000

/**
 * Hashing takes 30 ms of a processor and 19 MiB by design. Two at a time leave threads for everything else; forty in
 * the queue wait a second or two; the rest are refused as busy instead of waiting longer.
 */
const hashing = new ConcurrencyLimiter({
  atOnce: 2,
  maxWaiting: 40,
  maxWaitMs: 10_000,
  busyReason: 'signInsBusy',
})

let commonPasswords: Promise<ReadonlySet<string>> | undefined
let decoyHash: Promise<string> | undefined

/** @throws AppError busy when the queue is full */
export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hasher.hash(password.normalize('NFKC'), parameters))
}

/**
 * Whether it is the password. Takes as long for `null`, a missing account, as for an existing one.
 * @param before runs when this check's turn comes, before hashing; an error from it ends the check
 * @throws AppError busy when the queue is full
 */
export function isPassword(
  passwordHash: string | null,
  password: string,
  before: () => Promise<unknown> = async () => undefined,
): Promise<boolean> {
  return hashing.run(async () => {
    await before()
    decoyHash ??= hasher.hash('decoy', parameters)
    const matches = await hasher.verify(passwordHash ?? (await decoyHash), password.normalize('NFKC'))
    return passwordHash !== null && matches
  })
}

/** Why a password can't be taken; null when it can. */
export async function refusePassword(password: string): Promise<PlainReason | null> {
  if (password.length < passwordCharacters.least) return 'passwordTooShort'
  if (password.length > passwordCharacters.most) return 'passwordTooLong'
  commonPasswords ??= loadCommonPasswords()
  return (await commonPasswords).has(password.toLowerCase()) ? 'passwordTooCommon' : null
}

/** Loaded on the first registration, not at start: an idle server should not hold the list in memory. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const passwords = dictionary['passwords-common'] as readonly string[]
  return new Set(passwords.filter((each) => each.length >= passwordCharacters.least).slice(0, refusedCommonPasswords))
}
