import { findMark } from './mark.ts'

/** A page as its reader's browser has it. */
export interface HandedPage {
  url: string
  title: string
  html: string
}

/**
 * Messages between a page that hands itself over, or the extension, and our receiving page. Only the page message is an
 * object: a `type` with the page's parts.
 */
export const handoverMessages = {
  /** From our page: a page can now be sent. */
  ready: 'postwright:ready',
  page: 'postwright:page',
  /** From our page: the other page has arrived, whatever happens next. */
  received: 'postwright:received',
}

/**
 * The page in a message, or null if the message is something else or claims another site's page: a page can only speak
 * for its own origin.
 * @param origin as reported by the browser; null for senders that may name any page, such as the extension
 */
export function readHandedPage(message: unknown, origin: string | null): HandedPage | null {
  if (typeof message !== 'object' || message === null) return null
  const { type, url, title, html } = message as Record<string, unknown>
  if (type !== handoverMessages.page) return null
  if (typeof url !== 'string' || typeof title !== 'string' || typeof html !== 'string') return null
  const at = originOf(url)
  return at !== null && (origin === null || at === origin) ? { url, title: title.trim(), html } : null
}

/** The page in a text copied from it, or null for any other text. */
export function readMarkedPage(text: string): HandedPage | null {
  const mark = findMark(text)
  if (!mark || originOf(mark.url) === null) return null
  const html = text.slice(mark.whole.length)
  return { url: mark.url, title: titleIn(html), html }
}

/** The title in the page's head, with the few common entities decoded. */
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
