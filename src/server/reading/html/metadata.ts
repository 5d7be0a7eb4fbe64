/**
 * What a page says about itself. Each fact has its own order of trust: JSON-LD, meta elements, the visible page,
 * the address. Read before anything is cleaned away.
 */
import { toByline } from './byline.ts'
import { findDay, findDayInAddress } from './dates.ts'
import { type DeclaredArticle, readDeclaredArticle } from './json-ld.ts'
import type { PageScript } from './strip-markup.ts'
import { chooseTitle, mainHeadings } from './title.ts'
import { decodeEntities, tidyLine } from './to-text.ts'
import { findVisibleByline, isAside, linesAroundHeadline } from './visible-facts.ts'
export interface PageMetadata {
  title: string
  /** The page's main headings as shown; the title is often one of them. */
  headings: string[]
  byline: string | null
  published: string | null
  siteName: string | null
  /** As declared; may be wrong (see language.ts). */
  language: string | null
  leadImage: string | null
  canonicalUrl: string
  declared: DeclaredArticle | null
  /** The page calls itself an article. */
  isArticle: boolean
}

type Meta = (...names: string[]) => string | null

export function readMetadata(document: Document, scripts: readonly PageScript[], url: string): PageMetadata {
  const meta = metaReader(document)
  const declared = readDeclaredArticle(scripts)
  const language = tidyLine(document.documentElement?.getAttribute('lang') ?? '') || null
  const siteName = findSiteName(meta, declared)
  const canonicalUrl = findCanonicalUrl(document, meta, url)
  const image = declared?.image ?? meta('og:image', 'og:image:url', 'twitter:image', 'twitter:image:src')
  const headings = mainHeadings(document)
  return {
    title: chooseTitle(document, headings, {
      declared: declared?.headline ?? null,
      social: meta('og:title', 'twitter:title', 'parsely-title', 'dc.title', 'title'),
      siteName,
      host: hostOf(url),
    }),
    headings,
    byline: findByline(document, meta, declared, siteName),
    published: findPublished(document, meta, declared, url, language),
    siteName: siteName ?? hostOf(canonicalUrl),
    language: declared?.language ?? language ?? meta('content-language', 'og:locale', 'language', 'dc.language'),
    leadImage: absolute(image, url),
    canonicalUrl,
    declared,
    isArticle: Boolean(declared?.headline && declared.published) || meta('og:type')?.toLowerCase() === 'article',
  }
}

function metaReader(document: Document): Meta {
  const contents = new Map<string, string>()
  for (const element of document.querySelectorAll('meta[content]')) {
    const content = tidyLine(decodeEntities(element.getAttribute('content') ?? ''))
    for (const attribute of ['property', 'name', 'itemprop', 'http-equiv']) {
      const name = element.getAttribute(attribute)?.toLowerCase()
      if (name && content && !contents.has(name)) contents.set(name, content)
    }
  }
  return (...names) => names.map((name) => contents.get(name)).find(Boolean) ?? null
}

function findSiteName(meta: Meta, declared: DeclaredArticle | null): string | null {
  return meta('og:site_name', 'application-name', 'twitter:app:name:iphone') ?? declared?.publisher ?? null
}

function findByline(
  document: Document,
  meta: Meta,
  declared: DeclaredArticle | null,
  siteName: string | null,
): string | null {
  const isSite = (name: string) => siteName !== null && name.toLowerCase() === siteName.toLowerCase()
  const told = (declared?.authors ?? []).filter((name) => !isSite(name))
  const named = meta(
    'author',
    'article:author',
    'parsely-author',
    'sailthru.author',
    'dc.creator',
    'byl',
    'cxenseparse:author',
  )
  return (
    toByline(told) ??
    toByline(named && !isSite(named) ? [named] : []) ??
    toByline([writtenBy(meta) ?? '']) ??
    findVisibleByline(document) ??
    toByline(declared?.authors ?? []) ??
    toByline(named ? [named] : [])
  )
}

/** WordPress tells link previews who wrote a page: a label and its value. */
function writtenBy(meta: Meta): string | null {
  const label = meta('twitter:label1') ?? ''
  return /^(?:written by|verfasst von|geschrieben von|écrit par|escrito por|scritto da|napisane przez)/i.test(label)
    ? meta('twitter:data1')
    : null
}

function findPublished(
  document: Document,
  meta: Meta,
  declared: DeclaredArticle | null,
  url: string,
  language: string | null,
): string | null {
  const monthFirst = /^en-us/i.test(language ?? '')
  const day = (text: string | null | undefined) => (text ? findDay(text, { monthFirst }) : null)
  return (
    day(declared?.published) ??
    day(
      meta(
        'article:published_time',
        'og:article:published_time',
        'datepublished',
        'article:published',
        'parsely-pub-date',
        'pubdate',
      ),
    ) ??
    day(
      meta(
        'date',
        'dc.date',
        'dc.date.issued',
        'dcterms.date',
        'dcterms.created',
        'sailthru.date',
        'publishdate',
        'publish-date',
        'publication_date',
        'article.published',
        'cxenseparse:recs:publishtime',
        'last-modified',
      ),
    ) ??
    dayInTimeElement(document, day) ??
    findDayInAddress(url) ??
    visibleDay(document, day) ??
    day(declared?.modified) ??
    day(meta('article:modified_time', 'og:updated_time', 'datemodified', 'dcterms.modified'))
  )
}

type Day = (text: string | null | undefined) => string | null

function dayInTimeElement(document: Document, day: Day): string | null {
  const times = [...document.querySelectorAll('time, [itemprop~="datePublished"]')].filter(
    (element) => !isAside(element),
  )
  const marked = times.filter((element) =>
    /publish|pubdate|entry-date|posted|created/i.test(
      `${element.className} ${element.getAttribute('itemprop')} ${element.hasAttribute('pubdate') ? 'pubdate' : ''}`,
    ),
  )
  for (const element of [...marked, ...times]) {
    const found = day(element.getAttribute('datetime') ?? element.getAttribute('content')) ?? day(element.textContent)
    if (found) return found
  }
  return null
}

/** Short lines near the headline, or marked as dates by their class. */
function visibleDay(document: Document, day: Day): string | null {
  const marked = document.querySelectorAll(
    '[class*="date" i], [class*="datum" i], [class*="publi" i], [class*="posted" i], [class*="meta" i], [class*="time" i], [id*="date" i]',
  )
  for (const element of [...marked].slice(0, 60)) {
    if (isAside(element)) continue
    const text = tidyLine(element.textContent ?? '')
    const found = text.length < 120 ? day(text) : null
    if (found) return found
  }
  for (const line of linesAroundHeadline(document)) {
    const found = line.length < 120 ? day(line) : null
    if (found) return found
  }
  return null
}

function findCanonicalUrl(document: Document, meta: Meta, url: string): string {
  const href = document.querySelector('link[rel~="canonical"][href]')?.getAttribute('href') ?? meta('og:url')
  const canonical = absolute(href, url)
  // A canonical that points at the front page is a template's mistake.
  return canonical && (new URL(canonical).pathname !== '/' || isFrontPage(url)) ? canonical : url
}

export function isFrontPage(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname === '/'
}

function absolute(address: string | null | undefined, base: string): string | null {
  if (!address || !URL.canParse(address, base)) return null
  const resolved = new URL(address, base)
  return /^https?:$/.test(resolved.protocol) ? resolved.href : null
}

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') || null : null
}
