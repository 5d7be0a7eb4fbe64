/** Decides how much of a page could be read, and what it shows instead of an article. */
import { parseAddress } from '#shared/text/parse-address'
import { countSentenceEnds } from '#shared/text/sentences'
import type { ArticleStatus, Obstacle } from '../article.ts'
import { refuseWalledSite } from '../fetch/walled-sites.ts'
import { afterProlog } from '../markup/plain-markup.ts'
import { emptyChars, findObstacle, type PageSigns } from './obstacle.ts'
import type { Offered } from './walls/offer.ts'

export interface Evidence extends PageSigns {
  /** What was offered in the text's last lines, or below it. */
  offer: Offered['kind']
  /** Of the text's own lines, some were an offer. */
  isOfferCut: boolean
  /** The publisher declares part of the article subscriber-only. */
  isLocked: boolean
  /** Length of the text in the declared locked parts; 0 if none are declared or sent. */
  lockedChars: number
  /** Whether the page asks readers anywhere to subscribe for the rest. */
  asksToSubscribe: boolean
  /** Words of the whole article as the page counts them; 0 when it does not. */
  declaredWords: number
  /** Length of the article body in the page's data; 0 if missing. */
  declaredChars: number
  /** Mostly short texts that link elsewhere: a front page or a list. */
  isList: boolean
}

export interface Verdict {
  status: ArticleStatus
  obstacle: Obstacle | null
}

const shortChars = 700
const partialChars = 250
/** An agency's brief is an article, although short. */
const sentencesOfArticle = 4
const declaredShare = 0.6
/** A shorter text of a locked article may be only its free part, whatever other signs say. */
const wholeChars = 1500
/** Where the page declares how long its body is, less will do. */
const declaredWholeChars = 1000
const binaryShare = 0.01
const wholeShare = 0.9

const paywallWords =
  /(?:subscribe|register|sign up|log in) to (?:continue|keep|read|unlock)|subscribers? only|for subscribers|already a subscriber|this (?:article|content|story) is (?:for|reserved|available)|to continue reading|jetzt (?:weiterlesen|abonnieren)|nur für abonnenten|mit .{0,20}\babo\b.{0,20}lesen|réservé aux abonnés|solo para suscriptores|per gli abbonati|exclusivo para assinantes/i
const cutOff =
  /(?:\[\s*(?:…|\.\.\.)\s*\]|(?:…|\.\.\.)\s*(?:read more|continue reading|weiterlesen|lire la suite|leer más|leggi tutto|leia mais)?)$/i

export function asksToSubscribe(text: string): boolean {
  return paywallWords.test(text)
}

export function judge(evidence: Evidence): Verdict {
  if (isWalledSite(evidence.url)) return { status: 'unsupported', obstacle: null }
  const obstacle = findObstacle(evidence)
  // Beside a part of an article, to sign in is one way to get the rest.
  const isPart = obstacle === 'sign-in' && evidence.offer !== null && evidence.length >= emptyChars
  if (obstacle && !isPart) return { status: statusOf(obstacle), obstacle }
  return { status: readStatus(evidence), obstacle: null }
}

function statusOf(obstacle: Obstacle): ArticleStatus {
  return obstacle === 'error-page' || obstacle === 'scripts' ? 'empty' : 'consent'
}

function readStatus(evidence: Evidence): ArticleStatus {
  const { text, length, pageText, isLocked, offer } = evidence
  const isShort = length < shortChars
  if (evidence.isOfferCut) return offer === 'gate' || isLocked ? 'paywalled' : 'partial'
  if (length < emptyChars && !isLocked && offer !== 'gate') return 'empty'
  if (isLocked ? !isWholeThoughLocked(evidence) : offer === 'gate') return 'paywalled'
  if (isShort && asksToSubscribe(pageText)) return 'paywalled'
  if (text.length < evidence.declaredChars * declaredShare) return 'partial'
  const isBrief = length < partialChars && countSentenceEnds(text) < sentencesOfArticle
  return isBrief || evidence.isList || (isShort && cutOff.test(text)) ? 'partial' : 'ok'
}

/**
 * Many publishers send the whole text and cover it with a wall in the browser. It is complete if it reaches the
 * declared length, or if the locked part contains most of it; never if it breaks off.
 */
function isWholeThoughLocked({ text, asksToSubscribe, declaredChars, declaredWords, lockedChars }: Evidence): boolean {
  if (cutOff.test(text)) return false
  if (declaredChars > text.length / 2) {
    return text.length >= declaredWholeChars && text.length >= declaredChars * wholeShare
  }
  if (declaredWords > 0) {
    return text.length >= declaredWholeChars && text.split(/\s+/).length >= declaredWords * wholeShare
  }
  return text.length >= wholeChars && lockedChars >= text.length * declaredShare && !asksToSubscribe
}

/** False for responses that are not pages: JSON, a feed, an image, plain text. */
export function isArticleMarkup(source: string): boolean {
  const start = source.slice(0, 2000).trimStart()
  if (/^<(?:rss|feed|rdf:RDF|svg|urlset|sitemapindex)\b/i.test(afterProlog(start))) return false
  return /<[a-z!][^<>]*>/i.test(source.slice(0, 200_000)) && !isBinary(start)
}

/** A character of no meaning may slip into a page; a picture or a program is full of them. */
function isBinary(start: string): boolean {
  return (start.match(/\0/g)?.length ?? 0) > start.length * binaryShare
}

/** Whether a page with this status may hand on its text. */
export function keepsText(status: ArticleStatus): boolean {
  return status === 'ok' || status === 'partial' || status === 'paywalled'
}

/** Sites that show a visitor no article are known to the fetcher, which names them in its refusal. */
function isWalledSite(url: string): boolean {
  const address = parseAddress(url)
  if (!address) return false
  try {
    refuseWalledSite(address)
    return false
  } catch {
    return true
  }
}
