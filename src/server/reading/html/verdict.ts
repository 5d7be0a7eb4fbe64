/**
 * How far a page could be read. A wall (consent, login, robot check) or an error page is told by its words only when
 * hardly any text stands beside them, so an article about cookies stays an article.
 */
import { parseAddress } from '#shared/text/parse-address'
import type { ArticleStatus } from '../article.ts'
import { refuseWalledSite } from '../fetch/walled-sites.ts'
import { lengthOf, sentencesIn } from './text-length.ts'

export interface Evidence {
  url: string
  title: string
  /** The text found, filtered. */
  text: string
  /** Text of the whole page as shown, cut at some thousand characters. */
  pageText: string
  hasPasswordField: boolean
  /** The publisher says that part of the article is for subscribers. */
  isLocked: boolean
  /** How much text stands in the parts that the publisher calls locked; 0 when it names none or sends none. */
  lockedChars: number
  /** Somewhere on the page a reader is asked to subscribe for the rest. */
  asksToSubscribe: boolean
  /** Words of the whole article as the page counts them; 0 when it does not. */
  declaredWords: number
  /** Length of the body the page declares in its data; 0 when it declares none. */
  declaredChars: number
  /** Mostly short texts that link elsewhere: a front page or a list. */
  isList: boolean
}

const shortChars = 700
const emptyChars = 120
const partialChars = 250
/** An agency's brief is an article, short as it is. */
const sentencesOfArticle = 4
const declaredShare = 0.6
/** A shorter text of a locked article may be its free part, whatever else speaks for it. */
const wholeChars = 1500
const wholeShare = 0.9

const consentWords =
  /before you continue to|we value your privacy|we (?:and our partners )?(?:use|store|value).{0,60}cookies|accept (?:all|cookies)|your privacy (?:choices|matters)|manage (?:your )?(?:consent|cookies|preferences)|cookie[- ](?:policy|einstellungen|richtlinie|zustimmung|consent)|wir verwenden cookies|alle akzeptieren|zustimmen und weiter|bevor sie (?:zu|mit|fortfahren)|einwilligung|tout accepter|nous utilisons des cookies|avant de continuer|aceptar (?:todo|cookies)|utilizamos cookies|accetta (?:tutti|e continua)|utilizziamo (?:i )?cookie|aceitar (?:todos|cookies)/i
const loginWords =
  /(?:log|sign) ?in (?:to|or|with)|please (?:log|sign) ?in|forgot(?:ten)? (?:your )?password|anmelden|passwort vergessen|se connecter|mot de passe oublié|iniciar sesión|accedi\b|password dimenticata|fazer login|esqueceu/i
const robotWords =
  /verify (?:that )?you are (?:a )?human|are you a robot|not a robot|unusual traffic|checking your browser|enable javascript and cookies|just a moment|access (?:to this page )?(?:has been )?denied|attention required|captcha|security check/i
const errorWords =
  /^(?:error )?(?:404|403|410|500|502|503)\b|page (?:not|could not be|cannot be|can't be) found|not found|page (?:doesn['’]t|does not|no longer) exist|nothing (?:was )?found|seite (?:wurde )?nicht gefunden|seite existiert nicht|page introuvable|page non trouvée|página no encontrada|pagina non trovata|página não encontrada|internal server error|service unavailable|something went wrong|no longer available/i
const paywallWords =
  /(?:subscribe|register|sign up|log in) to (?:continue|keep|read|unlock)|subscribers? only|for subscribers|already a subscriber|this (?:article|content|story) is (?:for|reserved|available)|to continue reading|jetzt (?:weiterlesen|abonnieren)|nur für abonnenten|mit .{0,20}\babo\b.{0,20}lesen|réservé aux abonnés|solo para suscriptores|per gli abbonati|exclusivo para assinantes/i
const cutOff =
  /(?:\[\s*(?:…|\.\.\.)\s*\]|(?:…|\.\.\.)\s*(?:read more|continue reading|weiterlesen|lire la suite|leer más|leggi tutto|leia mais)?)$/i

export function asksToSubscribe(text: string): boolean {
  return paywallWords.test(text)
}

export function judge(evidence: Evidence): ArticleStatus {
  if (isWalledSite(evidence.url)) return 'unsupported'
  const { text, pageText } = evidence
  const length = lengthOf(text)
  const isShort = length < shortChars
  if (isShort) {
    const seen = `${evidence.title}\n${pageText.slice(0, 3000)}`
    const wallText = `${evidence.title}\n${length < emptyChars ? pageText.slice(0, 1500) : text}`
    if (isErrorTitle(evidence.title) || (errorWords.test(wallText) && length < 400)) return 'empty'
    if (robotWords.test(wallText)) return 'consent'
    // Many pages carry a sign-in box; it is a wall only where the page is about it.
    const isAboutLogin = loginWords.test(`${evidence.title}\n${text}`) || length < emptyChars
    if (evidence.hasPasswordField && isAboutLogin && loginWords.test(seen)) return 'consent'
    if (consentWords.test(wallText) && (length < emptyChars || isMostlyConsent(text))) return 'consent'
  }
  if (length < emptyChars && !evidence.isLocked) return 'empty'
  if ((evidence.isLocked && !isWholeThoughLocked(evidence)) || (isShort && asksToSubscribe(pageText)))
    return 'paywalled'
  if (text.length < evidence.declaredChars * declaredShare) return 'partial'
  const isBrief = length < partialChars && sentencesIn(text) < sentencesOfArticle
  return isBrief || evidence.isList || (isShort && cutOff.test(text)) ? 'partial' : 'ok'
}

/**
 * Many publishers send the whole text and lay the wall over it in the browser. It is whole where it reaches the
 * length that the page declares, or where the locked part itself holds most of it; never where it breaks off.
 */
function isWholeThoughLocked({ text, asksToSubscribe, declaredChars, declaredWords, lockedChars }: Evidence): boolean {
  if (cutOff.test(text) || text.length < wholeChars) return false
  if (declaredChars > text.length / 2) return text.length >= declaredChars * wholeShare
  if (declaredWords > 0) return text.split(/\s+/).length >= declaredWords * wholeShare
  return lockedChars >= text.length * declaredShare && !asksToSubscribe
}

/** False for what is no page at all: JSON, a feed, an image, plain text. */
export function isArticleMarkup(source: string): boolean {
  const start = source.slice(0, 2000).trimStart()
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:rss|feed|rdf:RDF|svg|urlset|sitemapindex)\b/i.test(start))
    return false
  return /<[a-z!][^<>]*>/i.test(source.slice(0, 200_000)) && !start.includes('\0')
}

/** Whether a page with this status may hand on its text. */
export function keepsText(status: ArticleStatus): boolean {
  return status === 'ok' || status === 'partial' || status === 'paywalled'
}

/** An article about consent has other paragraphs beside those that sound like a wall. */
function isMostlyConsent(text: string): boolean {
  const about = text.split('\n').filter((line) => consentWords.test(line))
  return about.join('').length * 2 > text.length
}

function isErrorTitle(title: string): boolean {
  return errorWords.test(title) && title.length < 80
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
