/**
 * Removes what surrounds an article before Readability scores the page: navigation, hidden parts, captions, share bars,
 * related links, bylines, newsletter boxes, comments. A class name is only a hint, so elements with more than three
 * real paragraphs or 30 % of the page's text always stay.
 */

interface Weight {
  chars: number
  linkChars: number
  paragraphs: number
  /**
   * Contains the headline or the whole article: then a name such as `with-sidebar` describes its layout, not its
   * content.
   */
  isFrame: boolean
}

const paragraphChars = 80
const shareLimit = 0.3
const paragraphLimit = 3

const inlineTags = new Set('A ABBR B EM I MARK SPAN STRONG'.split(' '))
const frameTags = new Set(['H1', 'MAIN'])
const surroundingTags = new Set('NAV FOOTER ASIDE BUTTON FIGCAPTION DIALOG MENU'.split(' '))
const surroundingRoles = new Set(
  'navigation contentinfo search complementary menu menubar dialog alertdialog toolbar banner tooltip'.split(' '),
)

/** Whole words of a class or id, after splitting at hyphens, underscores and capitals. */
const surroundingWords = new Set(
  (
    'share sharing sharebar social socials addthis addtoany sharedaddy related recommended recommendations recirc recirculation outbrain taboola ' +
    'newsletter subscribe subscription signup breadcrumb breadcrumbs byline comments disqus respond cookie cookies consent gdpr ' +
    'promo promos promotion advert advertisement ads adsense sponsor sponsored caption credit credits copyright pagination pager ' +
    'sidebar popular trending toolbar navbar nav navigation menu modal popup lightbox tooltip toc ' +
    'tags tagcloud skiplink masthead rollover popover'
  ).split(' '),
)
/** Page builders call every part a widget (`builder-widget-text`); only a separate class means a box. */
const surroundingPhrases =
  /(?:^|\s)widgets?(?![a-z])|(?:sr|screen-?reader)-(?:only|text)|visually-?hidden|read-?(?:more|next|also)|more-(?:from|stories|articles|news)|also-?like|most-(?:read|popular)|author-?(?:bio|box|info|card|about|meta)|about-?(?:the-)?author|post-?(?:meta|nav|navigation|tags|author)|entry-?(?:meta|footer)|article-?(?:meta|tags|footer|share)|table-of-contents|jp-relatedposts|wp-caption-text|inline-?(?:promo|newsletter)|print-?only|skip-(?:to|link)|next-?(?:post|article)|prev(?:ious)?-?(?:post|article)|print-hide|no-?print|date-?line|time-?stamp/i

export function preClean(document: Document): void {
  // the extraction behind this takes every hidden attribute for hidden
  for (const shown of document.querySelectorAll('[hidden="until-found"]')) shown.removeAttribute('hidden')
  const body = document.body
  if (!body) return
  const weights = new Map<Element, Weight>()
  const total = weigh(body, weights, false)
  clean(body, weights, total)
}

function clean(parent: Element, weights: ReadonlyMap<Element, Weight>, total: Weight): void {
  let next: Element | null = parent.firstElementChild
  while (next) {
    const element = next
    next = element.nextElementSibling
    const weight = weights.get(element)
    if (!weight) continue
    if (isDiscussion(element) ? !weight.isFrame : isSurrounding(element, weights) && isLight(weight, total))
      element.remove()
    else clean(element, weights, total)
  }
}

function isLight(weight: Weight, total: Weight): boolean {
  return !weight.isFrame && weight.paragraphs <= paragraphLimit && weight.chars <= total.chars * shareLimit
}

function isSurrounding(element: Element, weights: ReadonlyMap<Element, Weight>): boolean {
  const tag = element.tagName
  if (tag === 'BODY' || tag === 'MAIN' || tag === 'ARTICLE' || tag === 'H1') return false
  if (isFurniture(element)) return true
  if (/^H[1-6]$/.test(tag)) return false
  // A date line; inside a paragraph it is part of a sentence, like any marked word.
  if (tag === 'TIME') return element.parentElement?.tagName !== 'P'
  if (inlineTags.has(tag) && isInSentence(element, weights)) return false
  const id = element.id
  // A long id is a heading's slug, made of the article's own words.
  const names = `${element.getAttribute('class') ?? ''} ${id.split('-').length > 3 ? '' : id}`
  return names.length > 1 && isSurroundingName(names)
}

/** By the element's semantics, not by its names. */
function isFurniture(element: Element): boolean {
  const role = element.getAttribute('role')
  if (surroundingTags.has(element.tagName) || isHidden(element) || isSignIn(element)) return true
  return role !== null && surroundingRoles.has(role)
}

/** Its hints and errors are sentences as well. */
function isSignIn(element: Element): boolean {
  return element.tagName === 'FORM' && element.querySelector('input[type="password"]') !== null
}

/** A link or a marked word within a paragraph: without it the sentence breaks. */
function isInSentence(element: Element, weights: ReadonlyMap<Element, Weight>): boolean {
  const paragraph = element.closest('p')
  const chars = weights.get(element)?.chars ?? 0
  const around = paragraph ? (weights.get(paragraph)?.chars ?? 0) : 0
  return chars < paragraphChars && around > paragraphChars + chars
}

/** Readers' comments are prose as well, and often more of it than the article. */
function isDiscussion(element: Element): boolean {
  const names = `${element.id} ${element.getAttribute('class') ?? ''}`
  return /(?:^|\s)(?:comments|comments?[-_]?(?:list|area|section|thread|body|wrapper|container)|commentlist|disqus_thread|respond)(?:\s|$)/i.test(
    names,
  )
}

function isSurroundingName(names: string): boolean {
  if (surroundingPhrases.test(names)) return true
  const words = names
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
  return words.some((word) => surroundingWords.has(word))
}

function isHidden(element: Element): boolean {
  if (isHiddenByAttribute(element) || element.getAttribute('aria-hidden') === 'true') return true
  const style = element.getAttribute('style')
  return style !== null && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style)
}

/** `until-found` content is visible to readers who search the page. */
export function isHiddenByAttribute(element: Element): boolean {
  return element.hasAttribute('hidden') && element.getAttribute('hidden') !== 'until-found'
}

function weigh(element: Element, weights: Map<Element, Weight>, inLink: boolean): Weight {
  const weight = { chars: 0, linkChars: 0, paragraphs: 0, isFrame: frameTags.has(element.tagName) }
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3) {
      const chars = (node.nodeValue ?? '').trim().length
      weight.chars += chars
      if (inLink) weight.linkChars += chars
    } else if (node.nodeType === 1) {
      const inner = weigh(node as Element, weights, inLink || (node as Element).tagName === 'A')
      weight.chars += inner.chars
      weight.linkChars += inner.linkChars
      weight.paragraphs += inner.paragraphs
      weight.isFrame ||= inner.isFrame
    }
  }
  if (element.tagName === 'P' && weight.chars >= paragraphChars && weight.linkChars * 2 < weight.chars)
    weight.paragraphs += 1
  weights.set(element, weight)
  return weight
}
