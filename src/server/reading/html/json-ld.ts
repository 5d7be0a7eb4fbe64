/** A page's JSON-LD (schema.org) about its article: its most reliable metadata. */

import { withoutEnd } from '#shared/text/end-of'
import type { PageScript } from './strip-markup.ts'
import { overlap } from './title.ts'
import { decodeEntities, tidyLine } from './to-text.ts'

export interface DeclaredArticle {
  headline: string | null
  authors: string[]
  /** The authors that the page calls an organization, its publisher for the most part. */
  organizations: string[]
  published: string | null
  modified: string | null
  publisher: string | null
  image: string | null
  language: string | null
  body: string | null
  wordCount: number | null
  /** False if the publisher declares part of the article subscriber-only. */
  isFree: boolean
  /** CSS selectors of the parts for subscribers. */
  lockedParts: string[]
}

type Node = Record<string, unknown>

const articleType = /(?:Article|BlogPosting|LiveBlogPosting|Report|Review|Recipe|HowTo|Posting|CreativeWork)$/
const pageType = /^(?:WebPage|ItemPage|AboutPage|FAQPage|PodcastEpisode|VideoObject)$/
const nodeLimit = 2000

/** Identifies which declared article is the one on the page. */
export interface ShownPage {
  /** Addresses of the page: where it was found, and what it calls its own. */
  urls: readonly string[]
  /** Its headlines and titles. */
  titles: readonly string[]
}

/** The article the page declares, or null: never one that it only lists, quotes or points to. */
export function readDeclaredArticle(scripts: readonly PageScript[], shown: ShownPage): DeclaredArticle | null {
  const found = scripts.filter((script) => script.type.includes('ld+json')).flatMap((script) => nodesIn(script.content))
  const nodes = found.map(({ node }) => node)
  const byId = new Map(nodes.filter((node) => isContentful(node)).map((node) => [String(node['@id']), node]))
  const whole = found.filter(({ isPart }) => !isPart).map(({ node }) => node)
  const ofType = (all: readonly Node[], type: RegExp) =>
    all.filter((node) => typesOf(node).some((each) => type.test(each)))
  const listed = ofType(nodes, articleType).filter((node) => isShown(node, shown))
  const articles = [ofType(whole, articleType).filter((node) => !isOfOtherPage(node, shown)), listed].find(
    ({ length }) => length > 0,
  )
  const pages = ofType(whole, pageType).filter((node) => !isOfOtherPage(node, shown))
  const best = maxTelling(articles ?? pages, shown)
  if (!best) return null

  const resolve = (value: unknown): unknown => {
    const id = isNode(value) && !value.name ? value['@id'] : undefined
    return typeof id === 'string' ? (byId.get(id) ?? value) : value
  }
  const locked = found.flatMap(({ node, isOther }) =>
    isLocked(node) && !isOther && !isSomethingElse(node) ? [node] : [],
  )
  return {
    headline: textOf(best.headline) ?? (articles ? textOf(best.name) : null),
    authors: namesOf(best.author ?? best.creator, resolve),
    organizations: namesOf(best.author ?? best.creator, (value) => {
      const author = resolve(value)
      return isNode(author) && typesOf(author).some((type) => type.endsWith('Organization')) ? author : null
    }),
    published: textOf(best.datePublished) ?? textOf(best.dateCreated) ?? textOf(best.uploadDate),
    modified: textOf(best.dateModified),
    publisher: namesOf(best.publisher, resolve)[0] ?? null,
    image: addressOf(resolve(first(best.image))) ?? addressOf(best.thumbnailUrl),
    language: textOf(best.inLanguage),
    body: longText(best.articleBody) ?? longText(best.reviewBody),
    wordCount: Number(best.wordCount) || null,
    isFree: locked.length === 0,
    lockedParts: locked.flatMap((node) => [node.cssSelector].flat()).filter((part) => typeof part === 'string'),
  }
}

interface FoundNode {
  node: Node
  /** A part of the article, or something it lists, quotes or points to. */
  isPart: boolean
  /** Not even a part of it. */
  isOther: boolean
}

/** Properties whose values are other articles, pages or posts. */
const othersOf = new Set(
  'itemListElement comment relatedLink mentions citation isBasedOn isRelatedTo about subjectOf workExample itemReviewed associatedMedia sharedContent nextItem significantLink review'.split(
    ' ',
  ),
)
const partsOf = new Set(['hasPart', 'liveBlogUpdate', 'isPartOf'])

function nodesIn(json: string): FoundNode[] {
  const found: FoundNode[] = []
  const waiting: { value: unknown; isPart: boolean; isOther: boolean }[] = [
    { value: parseLoosely(json), isPart: false, isOther: false },
  ]
  for (let at = 0; at < waiting.length && found.length < nodeLimit; at += 1) {
    const { value, isPart, isOther } = waiting[at] as (typeof waiting)[number]
    if (Array.isArray(value)) {
      for (const each of value.slice(0, nodeLimit)) waiting.push({ value: each, isPart, isOther })
    } else if (isNode(value)) {
      found.push({ node: value, isPart, isOther })
      for (const [key, inner] of Object.entries(value)) {
        if (!inner || typeof inner !== 'object') continue
        const isOfOther = isOther || othersOf.has(key)
        waiting.push({ value: inner, isPart: isPart || isOfOther || partsOf.has(key), isOther: isOfOther })
      }
    }
  }
  return found
}

/** Publishers leave raw line breaks, comments and closing semicolons in their JSON. */
function parseLoosely(json: string): unknown {
  const bare = json
    .replace(/^\s*(?:<!--|\/\*[^*]*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\]\]>|;)\s*$/, '')
  for (const attempt of [bare, bare.replace(/\p{Cc}+/gu, ' ').replace(/,\s*([}\]])/g, '$1')]) {
    try {
      return JSON.parse(attempt)
    } catch {
      // A more lenient parse follows; a script that is not JSON at all is ignored.
    }
  }
  return null
}

/** An article that the page shows is preferred to any other, then the one with most to say. */
function maxTelling(nodes: readonly Node[], shown: ShownPage): Node | null {
  const telling = ['headline', 'author', 'datePublished', 'articleBody', 'publisher', 'mainEntityOfPage']
  const score = (node: Node) =>
    telling.filter((key) => node[key]).length +
    (typesOf(node).some((type) => type === 'CreativeWork') ? 0 : 0.5) +
    (nodes.length > 1 && isShown(node, shown) ? shownScore : 0)
  return nodes.reduce<Node | null>((best, node) => (!best || score(node) > score(best) ? node : best), null)
}

/** More than all that a node can tell. */
const shownScore = 10
const likeTitle = 0.6
const unlikeTitle = 0.4

/** By its address or its headline. */
function isShown(node: Node, shown: ShownPage): boolean {
  return addressesOf(node).some((address) => isAddressOf(address, shown)) || likeness(node, shown) >= likeTitle
}

/** It has an address and a headline, and both are of another page. */
function isOfOtherPage(node: Node, shown: ShownPage): boolean {
  const addresses = addressesOf(node)
  if (addresses.length === 0 || addresses.some((address) => isAddressOf(address, shown))) return false
  return textOf(node.headline) !== null && shown.titles.length > 0 && likeness(node, shown) < unlikeTitle
}

function likeness(node: Node, { titles }: ShownPage): number {
  const headline = textOf(node.headline) ?? textOf(node.name)
  return headline === null ? 0 : Math.max(0, ...titles.map((title) => overlap(headline, title)))
}

function addressesOf(node: Node): string[] {
  return [node.url, node['@id'], node.mainEntityOfPage]
    .map((value) => addressOf(first(value)))
    .filter((address): address is string => address !== null && /^https?:/i.test(address))
}

function isAddressOf(address: string, { urls }: ShownPage): boolean {
  return urls.some((url) => plainAddress(url) === plainAddress(address))
}

function plainAddress(address: string): string {
  const place = address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/[?#].*/s, '')
  return withoutEnd(place, /\//).toLowerCase()
}

function isLocked(node: Node): boolean {
  return (
    node.isAccessibleForFree === false || /^(?:https?:\/\/schema\.org\/)?false$/i.test(String(node.isAccessibleForFree))
  )
}

/** A teaser of another article or a video may be locked while this one is free. */
function isSomethingElse(node: Node): boolean {
  return typesOf(node).some((type) => /^(?:ListItem|VideoObject|AudioObject|Product|Event|Course)$/.test(type))
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isContentful(node: Node): boolean {
  return typeof node['@id'] === 'string' && Object.keys(node).length > 1
}

function typesOf(node: Node): string[] {
  const type = node['@type']
  return (Array.isArray(type) ? type : [type]).filter((each): each is string => typeof each === 'string')
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value
}

function textOf(value: unknown): string | null {
  const single = first(value)
  return typeof single === 'string' ? tidyLine(decodeEntities(single)) || null : null
}

function longText(value: unknown): string | null {
  const parts = (Array.isArray(value) ? value : [value]).filter((part): part is string => typeof part === 'string')
  return parts.join('\n\n').trim() || null
}

function addressOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() || null
  return isNode(value) ? addressOf(first(value.url ?? value.contentUrl ?? value['@id'])) : null
}

function namesOf(value: unknown, resolve: (value: unknown) => unknown): string[] {
  const people = (Array.isArray(value) ? value : [value]).map(resolve)
  return people.flatMap((person) => (isNode(person) ? (textOf(person.name) ?? []) : (textOf(person) ?? [])))
}
