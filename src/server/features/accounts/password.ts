import { hash, verify } from '@node-rs/argon2'
import { limits } from '#shared/rules/limits'

/** argon2id with OWASP's parameters: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** How many of the commonest passwords are refused, counted among those that are long enough (ASVS 5.0, 6.2.4). */
const refusedCommonPasswords = 3_000

let commonPasswords: Promise<ReadonlySet<string>> | undefined
let decoyHash: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), parameters)
}

/** True when it is the password. Takes as long for `null`, an account that isn't there, as for one that is. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoyHash ??= hashPassword('decoy')
  const matches = await verify(passwordHash ?? (await decoyHash), password.normalize('NFKC'))
  return passwordHash !== null && matches
}

/** Why a password can't be taken, in the specification's words; null when it can. */
export async function refusePassword(password: string): Promise<string | null> {
  if (password.length < limits.passwordCharacters) return 'Password must be at least 8 characters'
  commonPasswords ??= loadCommonPasswords()
  return (await commonPasswords).has(password.toLowerCase()) ? 'Password is too common. Choose another one.' : null
}

/** Loaded on the first registration, not at start: the list takes memory that an idle server has no use for. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const passwords = dictionary['passwords-common'] as readonly string[]
  return new Set(passwords.filter((each) => each.length >= limits.passwordCharacters).slice(0, refusedCommonPasswords))
}
