import { keyPrefix } from '#shared/rules/api-keys'
import { tokenPrefixes } from '#shared/rules/oauth'

/**
 * Removes this process's secrets from texts. Servers repeat in their answers what they were sent, so answers of others
 * go through here before anyone reads them, in the log or in an answer.
 */

const censored = '[redacted]'
/** Shorter ones occur in ordinary words, and so does their base64. */
const shortest = 6

interface Form {
  text: string
  isBase64: boolean
}

const ofPrograms = new RegExp(`(?:${[keyPrefix, ...Object.values(tokenPrefixes)].join('|')})[\\w-]{8,}`, 'g')

const forms = new Map<string, readonly Form[]>()

/** Registers secrets to be removed from now on. Known, empty and very short ones are ignored. */
export function protectSecrets(secrets: Iterable<string | null | undefined>): void {
  for (const secret of secrets) {
    if (secret && secret.length >= shortest && !forms.has(secret)) forms.set(secret, formsOf(secret))
  }
}

/**
 * A text without any of this process's secrets, plain, escaped, or within base64, and without the values of our
 * cookies, keys of the API and tokens of connected apps.
 */
export function withoutSecrets(text: string): string {
  const withoutKeys = text.replaceAll(ofPrograms, censored)
  let shown = withoutKeys.replaceAll(/\b((?:__Host-)?postwright[a-z-]{0,20}=)[\w.%~-]+/g, `$1${censored}`)
  for (const form of [...forms.values()].flat()) {
    if (shown.includes(form.text))
      shown = form.isBase64 ? withoutRun(shown, form.text) : shown.replaceAll(form.text, censored)
  }
  return shown
}

export function hasNoUserinfo(address: string): boolean {
  const url = URL.parse(address)
  return !url || (url.username === '' && url.password === '')
}

/** An address without its user and password; anything else stays unchanged. */
export function withoutUserinfo(address: string): string {
  const url = URL.parse(address)
  if (!url || hasNoUserinfo(address)) return address
  url.username = ''
  url.password = ''
  return url.href
}

/** The password within an address, as written there and decoded. */
export function passwordsIn(address: string): string[] {
  const written = URL.parse(address)?.password ?? ''
  return [written, decoded(written)]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function formsOf(secret: string): Form[] {
  const plain = [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]
  const inForms = new URLSearchParams([['', secret]]).toString().slice(1)
  const base64 = [0, 1, 2].map((before) => base64Within(secret, before)).filter((text) => text.length >= shortest)
  const base64Url = base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))
  const distinct = (texts: string[], isBase64: boolean) => [...new Set(texts)].map((text) => ({ text, isBase64 }))
  return [...distinct([...plain, inForms], false), ...distinct([...base64, ...base64Url], true)]
}

/**
 * The part of a secret's base64 that does not depend on what surrounds it.
 * @param before the number of bytes before it, modulo three
 */
function base64Within(secret: string, before: number): string {
  const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)])
  return bytes.toString('base64').slice(Math.ceil((before * 8) / 6), Math.floor((bytes.length * 8) / 6))
}

/** Removes the whole base64 around a match, since each end reveals a character of the secret. */
function withoutRun(text: string, part: string): string {
  let shown = ''
  let rest = 0
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, rest)) {
    let from = at
    let to = at + part.length
    while (from > rest && isBase64(text.charCodeAt(from - 1))) from -= 1
    while (to < text.length && isBase64(text.charCodeAt(to))) to += 1
    shown += text.slice(rest, from) + censored
    rest = to
  }
  return shown + text.slice(rest)
}

function isBase64(code: number): boolean {
  const isDigit = code >= 0x30 && code <= 0x39
  const isLetter = (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a
  return isDigit || isLetter || code === 0x2b || code === 0x2d || code === 0x2f || code === 0x3d || code === 0x5f
}

/** Names of private fields, wherever in an object they occur. */
const privateName = /cookie|authorization|password|passphrase|secret|token|api-?key|card-?number/i
const deepest = 8

/**
 * A copy of a logged object without its private fields, at any depth. Errors and the like stay unchanged: how they are
 * logged is decided elsewhere.
 */
export function withoutPrivate<T>(value: T, depth = 0): T {
  if (Array.isArray(value) && depth < deepest)
    return value.map((each) => withoutPrivate(each as unknown, depth + 1)) as T
  if (!isPlain(value)) return value
  if (depth === deepest) return '[deep]' as T
  const facts = Object.entries(value).map(([name, fact]) => {
    const isHarmless = typeof fact === 'number' || typeof fact === 'boolean' || fact === null || fact === undefined
    return [name, !isHarmless && privateName.test(name) ? censored : withoutPrivate(fact as unknown, depth + 1)]
  })
  return Object.fromEntries(facts) as T
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
