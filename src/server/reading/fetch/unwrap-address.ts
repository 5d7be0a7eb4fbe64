import { withoutEnd } from '#shared/text/end-of'

/**
 * Links that only lead on, with the address in themselves: of search engines, viewers, networks and mail filters. What
 * comes out is any text that someone wrote into a link, so it goes through the guard like what a user types.
 */

type Unwrap = (url: URL) => string | null

/** The value of the first of these parameters. */
const parameter =
  (...names: string[]): Unwrap =>
  ({ searchParams }) =>
    names.map((name) => searchParams.get(name)).find(Boolean) ?? null

/** By host, or by its end where it begins with a dot; a path where only some addresses of it lead on. */
const wrappers: readonly { hosts: RegExp; paths: RegExp; unwrap: Unwrap }[] = [
  { hosts: /^(?:www\.)?google(?:\.[a-z]{2,3}){1,2}$/, paths: /^\/url$/, unwrap: parameter('q', 'url') },
  { hosts: /^(?:www\.)?google(?:\.[a-z]{2,3}){1,2}$/, paths: /^\/amp\//, unwrap: fromAmpPath },
  { hosts: /\.cdn\.ampproject\.org$/, paths: /^\/[a-z]{1,3}\//, unwrap: fromAmpPath },
  { hosts: /\.bing-amp\.com$/, paths: /^\/[a-z]{1,3}\//, unwrap: fromAmpPath },
  { hosts: /^news\.google\.com$/, paths: /^\/(?:rss\/)?(?:articles|read)\//, unwrap: fromGoogleNews },
  { hosts: /^(?:www\.)?bing\.com$/, paths: /^\/ck\/a$/, unwrap: fromBing },
  { hosts: /^(?:[a-z]+\.)?duckduckgo\.com$/, paths: /^\/l\/?$/, unwrap: parameter('uddg') },
  { hosts: /^(?:l|lm)\.facebook\.com$/, paths: /^\/l\.php$/, unwrap: parameter('u') },
  { hosts: /^l\.(?:instagram|threads)\.com$/, paths: /^\/$/, unwrap: parameter('u') },
  {
    hosts: /^(?:www\.)?linkedin\.com$/,
    paths: /^\/(?:redir\/redirect|safety\/go|redir\/general-malware-page)\/?$/,
    unwrap: parameter('url'),
  },
  { hosts: /^(?:www\.)?youtube\.com$/, paths: /^\/redirect$/, unwrap: parameter('q') },
  { hosts: /^out\.reddit\.com$/, paths: /^\//, unwrap: parameter('url') },
  { hosts: /^slack-redir\.net$/, paths: /^\/link$/, unwrap: parameter('url') },
  { hosts: /\.safelinks\.protection\.outlook\.com$/, paths: /^\//, unwrap: parameter('url') },
  { hosts: /^linkprotect\.cudasvc\.com$/, paths: /^\/url$/, unwrap: parameter('a') },
  { hosts: /^urldefense(?:\.proofpoint)?\.com$/, paths: /^\/v2\/url$/, unwrap: fromProofpoint2 },
  { hosts: /^urldefense(?:\.proofpoint)?\.(?:com|us)$/, paths: /^\/v3\//, unwrap: fromProofpoint3 },
]

/** The target address inside a link's own address; null for any other address. */
export function unwrapAddress(url: URL): string | null {
  const found = wrappers.find(({ hosts, paths }) => hosts.test(url.hostname) && paths.test(url.pathname))
  const address = found?.unwrap(url) ?? null
  return address !== null && /^https?:\/\//i.test(address) ? address : null
}

/** `/amp/s/news.example/story` and `/c/s/news.example/story`; the `s` means https. */
function fromAmpPath({ pathname, search }: URL): string | null {
  const [, secure, rest] = /^\/[a-z]{1,3}\/(s\/)?(.+)$/.exec(pathname) ?? []
  if (!rest || !/^[^/]+\.[^/]+/.test(rest)) return null
  const query = search.replace(/([?&])(?:amp_js_v|amp_gsa|usqp|ampshare|amp_kit)=[^&]*/g, '$1')
  return `${secure ? 'https' : 'http'}://${rest}${withoutEnd(query, /[?&]/)}`
}

/** Older ones hold a short message in base64: bytes that say what it is, then the address, its length before it. */
function fromGoogleNews({ pathname }: URL): string | null {
  const bytes = Buffer.from(pathname.split('/').at(-1) ?? '', 'base64url')
  const marks = Buffer.from([0x08, 0x13, 0x22])
  if (!bytes.subarray(0, marks.length).equals(marks)) return null
  let [length, shift, at] = [0, 0, marks.length]
  for (; at < marks.length + 2; at += 1) {
    const byte = bytes[at] ?? 0
    length |= (byte & 0x7f) << shift
    shift += 7
    if (byte < 0x80) break
  }
  return bytes.subarray(at + 1, at + 1 + length).toString('utf8')
}

/** `u=a1` and the address in base64. */
function fromBing({ searchParams }: URL): string | null {
  const wrapped = searchParams.get('u') ?? ''
  return wrapped.startsWith('a1') ? Buffer.from(wrapped.slice(2), 'base64url').toString('utf8') : null
}

/** Percent signs are hyphens there, and slashes underlines. */
function fromProofpoint2({ searchParams }: URL): string | null {
  return decoded((searchParams.get('u') ?? '').replaceAll('-', '%').replaceAll('_', '/'))
}

/**
 * `/v3/__https://news.example/a*b__;Iw!!...`: each star is a placeholder for one of the characters after the semicolon.
 */
function fromProofpoint3({ pathname, search }: URL): string | null {
  const [, ...rest] = (pathname + search).split('/v3/__')
  const whole = rest.join('/v3/__')
  const end = /__;([\w-]*)!/.exec(whole)
  if (!end?.index) return null
  const wrapped = whole.slice(0, end.index)
  const characters = Array.from(Buffer.from(end[1] ?? '', 'base64url').toString('utf8'))
  const address = wrapped.replace(/^(https?:\/)(?=[^/])/i, '$1/')
  return address.replace(/\*(?!\*)/g, () => encodeURIComponentOnce(characters.shift() ?? '*'))
}

/** What the address held before is put back as it stood: reserved characters as they are. */
function encodeURIComponentOnce(character: string): string {
  return /[\x21-\x7e]/.test(character) ? character : encodeURIComponent(character)
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null // A stray percent sign: then nothing is known of it.
  }
}
