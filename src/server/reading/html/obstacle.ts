/**
 * Detects what a page shows instead of an article: a consent dialog, a sign-in, a robot check, a regional block, an
 * error page, or nothing until scripts have run. Words alone decide only if the page has hardly any other text, so that
 * an article about cookies stays an article.
 */
import { parseAddress } from '#shared/text/parse-address'
import type { Obstacle } from '../article.ts'
import { isConsentHost } from '../fetch/consent-host.ts'
import { isAboutConsent, isConsentWall } from './walls/consent-wall.ts'
import {
  consentWords,
  errorTitle,
  errorWords,
  loginWords,
  regionWords,
  robotMarkup,
  robotWords,
  scriptWords,
} from './walls/obstacle-words.ts'
import { plain } from './walls/words.ts'

export interface PageSigns {
  url: string
  title: string
  headings: readonly string[]
  /** The text found, without offers in it. */
  text: string
  /** Of that text, as lengthOf counts. */
  length: number
  /** Text of the whole page as shown, cut at some thousand characters, and in lines. */
  pageText: string
  pageLines: readonly string[]
  hasPasswordField: boolean
  /** The page calls itself an article, or names its day. */
  isArticle: boolean
  /** The page as sent, with its scripts. */
  source: string
  /** Said to readers without scripts. */
  noscript: string
}

const shortChars = 700
export const emptyChars = 120
const regionChars = 1500
const errorPageChars = 4000
/** A page that scripts are to fill may show a menu and a footer before. */
const shellChars = 600
const shellSourceChars = 400_000

export function findObstacle(signs: PageSigns): Obstacle | null {
  if (isConsentHost(signs.url)) return 'consent'
  const { text, length, title } = signs
  const isShort = length < shortChars
  if (isShort && isRobotCheck(signs)) return 'robot-check'
  if (isOtherRegion(signs)) return 'region'
  if (isErrorPage(signs)) return 'error-page'
  if (isShort && isSignIn(signs)) return 'sign-in'
  const lines = length < emptyChars ? signs.pageLines : text.split('\n\n')
  if (isConsentWall(lines)) return 'consent'
  // Of a wall in several boxes only one may have been found.
  if (isShort && isAboutConsent(lines) && isConsentWall(signs.pageLines)) return 'consent'
  const said = `${title}\n${length < emptyChars ? signs.pageText.slice(0, 1500) : text}`
  if (isShort && consentWords.test(said) && (length < emptyChars || isMostlyConsent(text))) return 'consent'
  return length < emptyChars && isShell(signs) ? 'scripts' : null
}

function isRobotCheck({ title, text, length, pageText, source }: PageSigns): boolean {
  if (pageText.length < 2 * shortChars && robotMarkup.test(source)) return true
  return robotWords.test(plain(`${title}\n${length < emptyChars ? pageText.slice(0, 1500) : text}`))
}

function isOtherRegion({ title, text, length, pageText, isArticle }: PageSigns): boolean {
  if (length > regionChars || (isArticle && length > shortChars)) return false
  return regionWords.test(plain(`${title}\n${length < emptyChars ? pageText.slice(0, regionChars) : text}`))
}

function isErrorPage({ title, headings, text, length, pageText, isArticle }: PageSigns): boolean {
  const isWholly = [title, ...headings.slice(0, 2)].some((each) => errorTitle.test(plain(each)))
  if (isWholly && length < errorPageChars && !isArticle) return true
  if (length >= shortChars) return false
  if (errorWords.test(title) && title.length < 80) return true
  const said = `${title}\n${length < emptyChars ? pageText.slice(0, 1500) : text}`
  return errorWords.test(said) && length < 400
}

/** Many pages carry a sign-in box; it is a wall only where the page is about it. */
function isSignIn({ title, headings, text, length, pageText, hasPasswordField, url }: PageSigns): boolean {
  const isAboutLogin = loginWords.test(plain(`${title}\n${text}`)) || length < emptyChars
  const isSaid = loginWords.test(plain(`${title}\n${pageText.slice(0, 3000)}`))
  if (hasPasswordField && isAboutLogin && isSaid) return true
  const isNamed = [title, ...headings].some((each) => loginWords.test(plain(each))) || isLoginAddress(url)
  return isNamed && length < emptyChars && isSaid
}

function isLoginAddress(url: string): boolean {
  const address = parseAddress(url)
  return (
    address !== null &&
    /(?:^|[./])(?:log-?in|sign-?in|auth|sso|accounts?)(?:[./]|$)/i.test(address.hostname + address.pathname)
  )
}

/** An article about consent has other paragraphs besides those that sound like a wall. */
function isMostlyConsent(text: string): boolean {
  const about = text.split('\n').filter((line) => consentWords.test(line))
  return about.join('').length * 2 > text.length
}

/** An element with a name that frameworks give to what they fill, and nothing in it. */
const emptyRoot =
  /<(div|main|app-root|section)\b[^<>]{0,300}\bid\s*=\s*["']?(?:root|app|__next|__nuxt|___gatsby|svelte|main|content|react-?root|application)["']?[^<>]{0,200}>\s*(?:<!--[^<>]{0,100}-->\s*)?(?:<(?:div|span|p)[^<>]{0,200}>[^<]{0,40}<\/(?:div|span|p)>\s*)?<\/\1>|<app-root\b[^<>]{0,200}>[^<]{0,40}<\/app-root>/i

function isShell({ source, noscript, pageText }: PageSigns): boolean {
  const start = source.slice(0, shellSourceChars)
  if (pageText.length > shellChars || !/<script\b/i.test(start)) return false
  return scriptWords.test(noscript) || scriptWords.test(pageText) || emptyRoot.test(start) || pageText.length < 40
}
