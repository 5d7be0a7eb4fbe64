/**
 * The secrets that this process knows, and texts without them. Servers that are asked for something repeat in their
 * answers what they were sent, so what others say goes through here before anyone reads it, in the log or in an answer.
 */

const censored = '[redacted]'
/** Shorter ones are parts of ordinary words; what they look like in base64 is as well. */
const shortest = 6

interface Form {
  text: string
  isBase64: boolean
}

const forms = new Map<string, readonly Form[]>()

/** From now on they are cut out. Known ones, empty ones and very short ones change nothing. */
export function protectSecrets(secrets: Iterable<string | null | undefined>): void {
  for (const secret of secrets) {
    if (secret && secret.length >= shortest && !forms.has(secret)) forms.set(secret, formsOf(secret))
  }
}

/**
 * A text without any secret of this process, as it is, escaped, or within anything that is written in base64, and without
 * the values of our cookies.
 */
export function withoutSecrets(text: string): string {
  let shown = text.replaceAll(/\b((?:__Host-)?postwright[a-z-]{0,20}=)[\w.%~-]+/g, `$1${censored}`)
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

/** The user and password that an address may carry left out; what is no address stays as it is. */
export function withoutUserinfo(address: string): string {
  const url = URL.parse(address)
  if (!url || hasNoUserinfo(address)) return address
  url.username = ''
  url.password = ''
  return url.href
}

/** The password within an address, as it is written there and as it is meant. */
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

/** What of a secret's base64 is the same whatever stands around it. @param before bytes before it, of each three */
function base64Within(secret: string, before: number): string {
  const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)])
  return bytes.toString('base64').slice(Math.ceil((before * 8) / 6), Math.floor((bytes.length * 8) / 6))
}

/** Without all base64 around a part of it: its ends tell a character of the secret each. */
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

/** Names of what nobody is to read, wherever in an object it stands. */
const privateName = /cookie|authorization|password|passphrase|secret|token|api-?key|card-?number/i
const deepest = 8

/**
 * A copy of what is logged, with what has a private name left out at any depth. Errors and the like stay as they are: how
 * they are told is decided elsewhere.
 */
export function withoutPrivate<T>(value: T, depth = 0): T {
  if (Array.isArray(value) && depth < deepest)
    return value.map((each) => withoutPrivate(each as unknown, depth + 1)) as T
  if (!isPlain(value)) return value
  if (depth === deepest) return '[deep]' as T
  const facts = Object.entries(value).map(([name, fact]) => {
    const isTold = typeof fact === 'number' || typeof fact === 'boolean' || fact === null || fact === undefined
    return [name, !isTold && privateName.test(name) ? censored : withoutPrivate(fact as unknown, depth + 1)]
  })
  return Object.fromEntries(facts) as T
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
