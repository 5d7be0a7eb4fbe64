/** What a page says about its article in JSON-LD (schema.org): the most trustworthy metadata it has. */
import type { PageScript } from './strip-markup.ts'
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
  /** False when the publisher says that part of the article is for subscribers. */
  isFree: boolean
  /** CSS selectors of the parts for subscribers. */
  lockedParts: string[]
}

type Node = Record<string, unknown>

const articleType = /(?:Article|BlogPosting|LiveBlogPosting|Report|Review|Recipe|HowTo|Posting|CreativeWork)$/
const pageType = /^(?:WebPage|ItemPage|AboutPage|FAQPage|PodcastEpisode|VideoObject)$/
const nodeLimit = 2000

/** The article the page declares, or null. Of several, the one with most to say. */
export function readDeclaredArticle(scripts: readonly PageScript[]): DeclaredArticle | null {
  const nodes = scripts.filter((script) => script.type.includes('ld+json')).flatMap((script) => nodesIn(script.content))
  const byId = new Map(nodes.filter((node) => isContentful(node)).map((node) => [String(node['@id']), node]))
  const articles = nodes.filter((node) => typesOf(node).some((type) => articleType.test(type)))
  const pages = nodes.filter((node) => typesOf(node).some((type) => pageType.test(type)))
  const best = mostTelling(articles.length > 0 ? articles : pages)
  if (!best) return null

  const resolve = (value: unknown): unknown => {
    const id = isNode(value) && !value.name ? value['@id'] : undefined
    return typeof id === 'string' ? (byId.get(id) ?? value) : value
  }
  const locked = nodes.filter((node) => isLocked(node) && !isSomethingElse(node))
  return {
    headline: textOf(best.headline) ?? (articles.length > 0 ? textOf(best.name) : null),
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

function nodesIn(json: string): Node[] {
  const found: Node[] = []
  const waiting: unknown[] = [parseLoosely(json)]
  while (waiting.length > 0 && found.length < nodeLimit) {
    const value = waiting.shift()
    if (Array.isArray(value)) waiting.push(...value.slice(0, nodeLimit))
    else if (isNode(value)) {
      found.push(value)
      for (const inner of Object.values(value)) if (inner && typeof inner === 'object') waiting.push(inner)
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
      // The next, looser reading follows; a script that is no JSON at all says nothing.
    }
  }
  return null
}

function mostTelling(nodes: readonly Node[]): Node | null {
  const telling = ['headline', 'author', 'datePublished', 'articleBody', 'publisher', 'mainEntityOfPage']
  const score = (node: Node) =>
    telling.filter((key) => node[key]).length + (typesOf(node).some((type) => type === 'CreativeWork') ? 0 : 0.5)
  return nodes.reduce<Node | null>((best, node) => (!best || score(node) > score(best) ? node : best), null)
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
