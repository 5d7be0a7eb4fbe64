/**
 * Addresses cited in a model's search answer. An article may trick the model into citing an invented address that
 * contains what the model was told; fetching or clicking it would leak that. So parts that are not needed to find a
 * page are cut off, and addresses that may carry a message are dropped.
 */
import type { AllowedTarget } from './fetch/allow-list.ts'
import { checkAddress } from './fetch/check-address.ts'
import { guardRules } from './fetch/guard-rules.ts'

const longestAddress = 500
/** Parameters that choose an article, as content systems and news sites call them. All others go. */
const articleParameters = new Set(
  (
    'id p v page page_id article articleid article_id artid aid story storyid story_id news newsid news_id nid item ' +
    'itemid item_id post postid post_id entry doc docid document content contentid content_id cid key slug title issue'
  ).split(' '),
)
const maxParameters = 3
/** A number, or a few words. */
const plainValue = /^[\w.,~-]{1,60}$/
/** Unbroken, so long is no word and no number; UUIDs have hyphens. */
const message = /[A-Za-z0-9+=%]{32,}/
const messageInHost = /[a-z0-9]{32,}/

/** File endings of neither pages nor documents. */
const otherFiles = new Set(
  (
    '7z aac apk avi avif bin bmp bz2 css csv deb dmg dll eot exe flac gif gz heic ico iso jar jpeg jpg js json m3u8 m4a ' +
    'm4v map mjs mkv mov mp3 mp4 mpeg mpg msi ogg ogv otf png rar rpm rss sh svg tar tgz tif tiff ts ttf wasm wav webm ' +
    'webp wmv woff woff2 xml xz zip'
  ).split(' '),
)

/**
 * A cited address as it is stored, shown and fetched; null if it is not a public web address or may carry a message.
 * Idempotent.
 */
export function toCitedAddress(raw: string, allow: readonly AllowedTarget[]): string | null {
  const url = publicAddress(raw, allow)
  return url && withoutMessages(url)
}

/** An address with nothing but what finds its article; null where what finds it may be a message itself. */
export function withoutMessages(address: URL): string | null {
  const url = new URL(address)
  if (messageInHost.test(url.hostname) || message.test(readable(url.pathname))) return null
  const kept = [...url.searchParams].filter(([name, value]) => choosesArticle(name.toLowerCase(), value))
  url.search = new URLSearchParams(kept.slice(0, maxParameters)).toString()
  return url.href.length > longestAddress ? null : url.href
}

/** Whether a cited address may be a page or a document, by its ending. */
export function mayBePage(address: string): boolean {
  const [, ending] = /\.([a-z0-9]{1,5})$/i.exec(new URL(address).pathname) ?? []
  return ending === undefined || !otherFiles.has(ending.toLowerCase())
}

/** Checked as every address is before it is fetched. */
function publicAddress(raw: string, allow: readonly AllowedTarget[]): URL | null {
  try {
    return new URL(checkAddress(raw, { rules: guardRules, allow }).url)
  } catch {
    return null // refused, for whatever reason
  }
}

function choosesArticle(name: string, value: string): boolean {
  return articleParameters.has(name) && plainValue.test(value) && !message.test(value)
}

/** Addresses in other scripts are long rows of percent signs, and words once they are decoded. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path // A stray percent sign.
  }
}
