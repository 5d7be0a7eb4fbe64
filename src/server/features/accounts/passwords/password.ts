import { hash, verify } from '@node-rs/argon2'
import { ConcurrencyLimiter } from '#server/platform/limits/concurrency-limiter'
import type { PlainReason } from '#shared/errors/reason'
import { limits } from '#shared/rules/limits'

/** argon2id with OWASP's parameters: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hashing itself; a test replaces it by one that waits for a signal. */
export const hasher = { hash, verify }

/** How many of the commonest passwords are refused, counted among those that are long enough (ASVS 5.0, 6.2.4). */
const refusedCommonPasswords = 3_000

/**
 * Hashing takes a processor for some 30 ms and 19 MiB by design. Two at a time leave threads for everything else; forty
 * in line are a second or two; anyone after them is asked to come back instead of left waiting.
 */
const hashing = new ConcurrencyLimiter({
  atOnce: 2,
  maxWaiting: 40,
  maxWaitMs: 10_000,
  busyReason: 'signInsBusy',
})

let commonPasswords: Promise<ReadonlySet<string>> | undefined
let decoyHash: Promise<string> | undefined

/** @throws AppError busy when too many wait */
export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hasher.hash(password.normalize('NFKC'), parameters))
}

/**
 * True when it is the password. Takes as long for `null`, an account that isn't there, as for one that is.
 * @param before runs once it is this one's turn, right before the work; what it throws ends the check
 * @throws AppError busy when too many wait
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
  if (password.length < limits.passwordCharacters) return 'passwordTooShort'
  if (password.length > limits.passwordCharactersMost) return 'passwordTooLong'
  commonPasswords ??= loadCommonPasswords()
  return (await commonPasswords).has(password.toLowerCase()) ? 'passwordTooCommon' : null
}

/** Loaded on the first registration, not at start: the list takes memory that an idle server has no use for. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const passwords = dictionary['passwords-common'] as readonly string[]
  return new Set(passwords.filter((each) => each.length >= limits.passwordCharacters).slice(0, refusedCommonPasswords))
}
