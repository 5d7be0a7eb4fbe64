import { findMark } from './mark.ts'

/** A page as its reader's browser has it. */
export interface HandedPage {
  url: string
  title: string
  html: string
}

/**
 * What is said between a page that is handed over, or the extension, and ours that receives it. Only the page itself is an
 * object, with the page's parts beside its `type`.
 */
export const handoverMessages = {
  /** Ours: from now on a page can be sent. */
  ready: 'postwright:ready',
  page: 'postwright:page',
  /** Ours: the page has arrived, whatever comes of it. */
  received: 'postwright:received',
}

/**
 * The page in a message, or null for a message that is something else or claims another site's page: a page can only
 * speak for its own origin.
 * @param origin as the browser says it; null where whoever speaks may name any page, as the extension does
 */
export function readHandedPage(message: unknown, origin: string | null): HandedPage | null {
  if (typeof message !== 'object' || message === null) return null
  const { type, url, title, html } = message as Record<string, unknown>
  if (type !== handoverMessages.page) return null
  if (typeof url !== 'string' || typeof title !== 'string' || typeof html !== 'string') return null
  const at = originOf(url)
  return at !== null && (origin === null || at === origin) ? { url, title: title.trim(), html } : null
}

/** The page in a text that was copied from it, or null for any other text. */
export function readMarkedPage(text: string): HandedPage | null {
  const mark = findMark(text)
  if (!mark || originOf(mark.url) === null) return null
  const html = text.slice(mark.whole.length)
  return { url: mark.url, title: titleIn(html), html }
}

/** As it stands in the page's head, without the few entities that titles have. */
function titleIn(html: string): string {
  const title = /<title\b[^>]{0,200}>([^<]{0,500})/i.exec(html.slice(0, 200_000))?.[1] ?? ''
  const plain = title.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  return plain.replaceAll(/\s+/g, ' ').trim()
}

/** Of a web page; null for any other address. */
function originOf(address: string): string | null {
  try {
    const { protocol, origin } = new URL(address)
    return protocol === 'http:' || protocol === 'https:' ? origin : null
  } catch {
    return null
  }
}
