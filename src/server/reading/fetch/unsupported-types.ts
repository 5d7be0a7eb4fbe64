import { afterProlog } from '../markup/plain-markup.ts'

/**
 * The type of a response that is neither a page nor a document, recognised by its bytes: servers label many types
 * text/html.
 */

/** What is there, and what to do instead. */
export const unsupportedTypes = {
  image: 'addressIsImage',
  video: 'addressIsVideo',
  sound: 'addressIsSound',
  data: 'addressIsData',
  feed: 'addressIsFeed',
  sitemap: 'addressIsSitemap',
  file: 'addressIsFile',
} as const

type OtherKind = keyof typeof unsupportedTypes

/** Signature bytes of each type by offset, in Latin-1; the first match decides. */
const signatures: readonly [OtherKind, Record<number, string>][] = [
  ['image', { 0: '\x89PNG\r\n' }],
  ['image', { 0: '\xff\xd8\xff' }],
  ['image', { 0: 'GIF8' }],
  ['image', { 0: 'RIFF', 8: 'WEBP' }],
  ['image', { 4: 'ftypavif' }],
  ['image', { 4: 'ftyphei' }],
  ['video', { 4: 'ftyp' }],
  ['video', { 0: '\x1a\x45\xdf\xa3' }],
  ['video', { 0: 'RIFF', 8: 'AVI ' }],
  ['sound', { 0: 'ID3', 5: '\0' }],
  ['sound', { 0: 'OggS' }],
  ['sound', { 0: 'fLaC' }],
  ['sound', { 0: 'RIFF', 8: 'WAVE' }],
  ['file', { 0: 'MZ', 3: '\0' }],
  ['file', { 0: '\x7fELF' }],
  ['file', { 0: '\x1f\x8b' }],
  ['file', { 0: 'Rar!\x1a' }],
  ['file', { 0: '7z\xbc\xaf' }],
]

const feedNames = new Set(['rss', 'feed', 'rdf'])
const sitemapNames = new Set(['urlset', 'sitemapindex'])

/** Null for what may be a page, a text or a document. */
export function findUnsupportedType(body: Uint8Array): OtherKind | null {
  const start = latin1(body.subarray(0, 4096))
  const signed = signatures.find(([, parts]) =>
    Object.entries(parts).every(([at, bytes]) => start.startsWith(bytes, Number(at))),
  )
  return signed?.[0] ?? markupKind(start) ?? (isJson(start, latin1(body.subarray(-64))) ? 'data' : null)
}

function markupKind(start: string): OtherKind | null {
  const name = /^<(?:\w+:)?(\w+)/.exec(afterProlog(start))?.[1]?.toLowerCase() ?? ''
  if (feedNames.has(name)) return 'feed'
  if (sitemapNames.has(name)) return 'sitemap'
  return name === 'svg' ? 'image' : null
}

/** An object, or a list of them or of texts; whether it is well-formed does not matter here. */
function isJson(start: string, end: string): boolean {
  return /^(?:\xef\xbb\xbf)?\s*(?:\{\s*"[^"\n]*"\s*:|\[\s*(?:\{\s*"|"))/.test(start) && /[\]}]\s*$/.test(end)
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1')
}
