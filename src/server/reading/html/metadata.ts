/**
 * A page's metadata. Each fact has its own order of trust: JSON-LD, meta elements, the visible page, the address. Read
 * before any cleaning.
 */
import { lazy } from '#server/platform/lazy'
import { parseAddress } from '#shared/text/parse-address'
import { hostOf } from '#shared/text/source-name'
import { findDesk, isOrganization, toByline } from './byline.ts'
import { type DeclaredArticle, readDeclaredArticle } from './json-ld.ts'
import { type Meta, readMeta } from './meta.ts'
import { declaredOutlet, shownOutlet } from './outlet.ts'
import { findPublished } from './published.ts'
import type { PageScript } from './strip-markup.ts'
import { chooseTitle, isNameOfSite, mainHeadings, tabTitle } from './title.ts'
import { tidyLine } from './to-text.ts'
import { findClosingName, findSignature, findVisibleByline } from './visible-byline.ts'
import { readVisibleFacts, type VisibleFacts } from './visible-facts.ts'

const authorNames = [
  'author',
  'article:author',
  'parsely-author',
  'sailthru.author',
  'dc.creator',
  'dcterms.creator',
  'citation_author',
  'og:article:author',
  'byl',
  'cxenseparse:author',
  'shareaholic:article_author_name',
]

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

export function readMetadata(document: Document, scripts: readonly PageScript[], url: string): PageMetadata {
  const meta = readMeta(document)
  const base = baseOf(document, url)
  const canonicalUrl = findCanonicalUrl(document, meta, { url, base })
  const headings = mainHeadings(document)
  const tab = tabTitle(document)
  const social = meta('og:title', 'twitter:title', 'parsely-title', 'dc.title', 'title')
  const declared = readDeclaredArticle(scripts, {
    urls: [url, canonicalUrl],
    titles: [...headings, tab, social ?? ''].filter(Boolean),
  })
  const language = tidyLine(document.documentElement?.getAttribute('lang') ?? '') || null
  const siteName = declaredOutlet(meta, declared)
  const image = declared?.image ?? meta('og:image', 'og:image:url', 'twitter:image', 'twitter:image:src')
  const title = chooseTitle(document, headings, {
    declared: declared?.headline ?? null,
    social,
    siteName,
    host: hostOf(url),
    tab,
  })
  const facts = lazy(() => readVisibleFacts(document, title))
  return {
    title,
    headings,
    byline: findByline(meta, declared, [siteName, hostOf(url)], facts),
    published: findPublished({ meta, declared, url, language, facts }),
    siteName: siteName ?? shownOutlet(document, { url: canonicalUrl, tab, title }),
    language: declared?.language ?? language ?? meta('content-language', 'og:locale', 'language', 'dc.language'),
    leadImage: absolute(image, base),
    canonicalUrl,
    declared,
    isArticle: Boolean(declared?.headline && declared.published) || meta('og:type')?.toLowerCase() === 'article',
  }
}

/** People before their publisher: a site that names itself as the author may still show who wrote the page. */
function findByline(
  meta: Meta,
  declared: DeclaredArticle | null,
  siteNames: readonly (string | null)[],
  facts: () => VisibleFacts,
): string | null {
  const isPerson = (name: string) =>
    name !== '' &&
    !isOrganization(name) &&
    !declared?.organizations.includes(name) &&
    !siteNames.some((site) => site !== null && isNameOfSite(name, site))
  const declaredAuthors = declared?.authors ?? []
  const named = [
    ...new Set(
      meta(...authorNames)
        ?.split(';')
        .map((name) => name.trim()) ?? [],
    ),
  ]
  const people = [...declaredAuthors, ...named].filter(isPerson)
  const several = toByline(declaredAuthors.length > 0 ? named.flatMap((name) => name.split(',')) : [])
  if (
    several &&
    declaredAuthors.length < several.split(',').length &&
    declaredAuthors.every((name) => several.includes(name))
  )
    return several
  const signature = people.length > 0 ? findSignature(facts(), isPerson) : null
  if (signature && isMoreSpecific(signature, people, facts().lines)) return signature
  return (
    toByline(declaredAuthors.filter(isPerson)) ??
    toByline(named.filter(isPerson)) ??
    toByline([writtenBy(meta) ?? ''].filter(isPerson)) ??
    findVisibleByline(facts(), isPerson) ??
    toByline(declaredAuthors) ??
    toByline(named) ??
    findVisibleByline(facts(), () => true) ??
    findClosingName(facts()) ??
    findDesk([...declaredAuthors, ...named, ...facts().lines])
  )
}

/** The account that put a page online is declared as its author; the reader is shown another, or a name in full. */
function isMoreSpecific(signature: string, declared: readonly string[], lines: readonly string[]): boolean {
  const isOneOfThem =
    declared.every((name) => signature.includes(name)) && signature.split(',').length > declared.length
  if (isOneOfThem) return true
  const isShown = (name: string) => lines.some((line) => line.toLowerCase().includes(name.toLowerCase()))
  return !declared.some((name) => isShown(name) && !signature.startsWith(`${name} `))
}

/** WordPress names a page's author for link previews: a label and its value. */
function writtenBy(meta: Meta): string | null {
  const label = meta('twitter:label1') ?? ''
  return /^(?:written by|verfasst von|geschrieben von|écrit par|escrito por|scritto da|napisane przez)/i.test(label)
    ? meta('twitter:data1')
    : null
}

function findCanonicalUrl(document: Document, meta: Meta, { url, base }: { url: string; base: string }): string {
  const href = document.querySelector('link[rel~="canonical"][href]')?.getAttribute('href') ?? meta('og:url')
  const canonical = absolute(href, base)
  // A canonical that points at the front page is a template's mistake.
  return canonical && (new URL(canonical).pathname !== '/' || isFrontPage(url)) ? canonical : url
}

/** What a page's relative addresses are relative to: its own address, or the one it names. */
export function baseOf(document: Document, url: string): string {
  const named = document.querySelector('base[href]')?.getAttribute('href')
  return absolute(named, url) ?? url
}

export function isFrontPage(url: string): boolean {
  return parseAddress(url)?.pathname === '/'
}

function absolute(address: string | null | undefined, base: string): string | null {
  const resolved = address ? parseAddress(address, base) : null
  return resolved && /^https?:$/.test(resolved.protocol) ? resolved.href : null
}
