/**
 * Removes lines that Readability keeps but that are not the article, recognised by their words: buttons, links to other
 * pages, date and byline lines at the top, appeals to the reader. Lines recognised by position are in boilerplate.ts.
 * Works on finished blocks; short opening lines stay, they are often the lead.
 */

import { withoutBoilerplate } from './boilerplate.ts'
import { isDateLine } from './dates.ts'
import type { Block } from './to-text.ts'

interface KnownFacts {
  title: string
  headings: readonly string[]
  byline: string | null
  canonicalUrl: string
}

const topBlocks = 5
const tailBlocks = 12
const laterShare = 0.25
const appealChars = 300
const biographyChars = 900
const biographyBlocks = 4
const copyChars = 60
const copyShare = 0.35

const readMore =
  /^(?:(?:[»>→▶➡•*([👉]\ufe0f?)+\s*)?(?:read (?:more|also|next|about|our|the full|full)|learn more|also(?: read|:)|see (?:also|more)|more (?:on|from|about)|related(?: (?:articles?|stories|posts?|news|content|coverage|links?|reading|topics))?|you (?:may|might) (?:also )?(?:like|be interested)|don'?t miss|must read|continue reading|lesen sie (?:auch|hier|mehr|dazu)|auch interessant|mehr (?:zum thema|dazu|lesen|infos)|weiterlesen|das (?:thema )?könnte|entdecken? (?:sie )?(?:weitere|mehr)|siehe auch|lire (?:aussi|la suite|également)|à lire|voir aussi|lea? (?:también|además|más)|mira(?::| también)|vea (?:también|además)|ver también|[tl]e puede interesar|leggi (?:anche|tutto)|leia (?:também|mais)|veja também|saiba mais|(?:czytaj|zobacz|przeczytaj) (?:też|także|więcej|również))(?!\p{L})/iu
const furniture =
  /^(?:advert(?:isement|ising|s)?|iklan|anzeige|werbung|publicité|publicidade?|pubblicità|reklama|sponsored(?: content)?|share(?: this.{0,30})?|teilen|compartir|partager|condividi|udostępnij|tweet|pin(?: it)?|(?:print(?: (?:this )?(?:page|article))?|close(?: this)? window|\s)+|(?:(?:rezept|artikel|seite) )?drucken|this entry was posted\b.{0,200}|imprimir|imprimer|stampa|drukuj|email|facebook|twitter|linkedin|whatsapp|(?:\d+ )?(?:comments?|kommentare?|shares?|views?)|.{0,20}\bmin(?:ute)?s? read|(?:reading time|lesezeit|temps de lecture|tiempo de lectura|tempo d[ei] le[it]tura)\b.{0,30}|loading\.*|(?:story|article) continues.{0,30}|back to top|table of contents|inhaltsverzeichnis|breaking news|(?:tags?|filed under|categories|posted in):.{0,150}|this .{0,15}requires javascript\.?|(?:https?:\/\/)?(?:www\.)?(?:twitter|x|facebook|instagram|linkedin)\.com\/\S*)$/iu
/** Appeals to the reader; between paragraphs as well as after them. */
const plea =
  /(?:if you(?:['’]re| are|['’]ve)? (?:enjoy(?:ing|ed)|liked?) (?:this|our|what)|like this (?:story|article|post)\?|support(?:ing)? our (?:[\w-]+ ){0,2}journalism|\b(?:our|unseren?|notre|nuestr[ao]|nosso|nossa|nostra) (?:(?:free|daily|weekly|email) )*(?:newsletters?|bolet[ií]n|canal)\b|delivered (?:straight |right |directly )?(?:to|through) your (?:inbox|letterbox|door)|download (?:the|our) .{0,40}\bapps?\b|subscribe (?:now )?to (?:our|the)\b|canal de (?:telegram|whatsapp))/iu
const disclosure =
  /(?:contains?|some of the) (?:\w+ ){0,6}affiliate|affiliate links?\b.{0,80}\bcommission|(?:earn|receive|get) (?:a |an )?(?:small |affiliate )*commission|independently (?:selected|chosen|reviewed)/iu
/** Below the last paragraph only: in an article's middle it may be its subject. */
const promotion =
  /(?:newsletter|\bsubscribe\b|\babonn|\bsuscr[ií]b|\biscriviti|\bfollow (?:us|me|him|her|them|@?\w+|the [\w ]{1,30}) on\b|sign up\b|like us on|join (?:our|us)\b|share (?:this|on|via)|(?:originally|first) (?:appeared|published)|\bcomments?\b.{0,90}(?:moderat|policy|closed|below)|comentários|comentarios|affiliate|\S@[^\s@]+\.\w)/iu
const legal =
  /\brights reserved|rechte vorbehalten|droits réservés|derechos reservados|diritti riservati|views expressed|©|\bcopyright/iu
const credit =
  /^\(?(?:photo(?:graph)?s?|images?|pictures?|fotos?|bild(?:er)?|illustration|credits?)(?: (?:credits?|courtesy))?(?:\s*[:/©|]| by\b)/iu
const cookieNotice =
  /^(?:.{0,40}\bcookies?\s*:\s*)?(?:(?:this|our|the) (?:web)?site|we|by (?:using|continuing)|diese (?:web)?seite|wir|ce site|nous|este sitio|questo sito|este site|usamos|utilizamos|utilizziamo)\b.{0,160}\bcookies?\b/isu
const laterSection =
  /^(?:(?:more|other|further|latest|recent|related|popular|trending|recommended|similar|weitere|mehr|neueste|ähnliche|autres|más|otras|altri|altre|mais|outras)\b.{0,40}\b(?:stories|articles?|news|posts?|reads?|reading|content|topics?|videos?|headlines|artikel|beiträge|meldungen|nachrichten|themen|actualités|noticias|artículos|notizie|articoli|notícias|artigos)|(?:related|read next|up next|you (?:may|might) also like|most (?:read|popular|viewed)|about the (?:author|contributor|writer)s?|about (?:us|me)|über (?:den autor|die autorin|uns)|à propos de l'auteur|sobre (?:el|la|o|a) autora?|want more\b.{0,60}|stay (?:informed|connected|up to date)|join the (?:conversation|discussion)|comments?|leave a reply|kommentare|references|footnotes|(?:end)?notes|einzelnachweise|bibliography|bibliographie|bibliografía))[:!?.…]*$/iu

export function filterLines(blocks: readonly Block[], facts: KnownFacts): Block[] {
  const kept = blocks.filter((block, index) => !isNoise(block, blocks[index + 1], index, facts))
  return withoutSecondCopy(withoutTail(withoutBoilerplate(withoutLaterSections(kept)), facts))
}

function isNoise(block: Block, next: Block | undefined, index: number, facts: KnownFacts): boolean {
  const { text, kind } = block
  if (kind === 'code') return false
  if (furniture.test(text) || !/[\p{L}\p{N}_]/u.test(text) || text === facts.canonicalUrl) return true
  if (text.length < 400 && (disclosure.test(text) || cookieNotice.test(text))) return true
  if (text.length < 160 && kind !== 'heading' && credit.test(text)) return true
  if (text.length < appealChars && plea.test(text)) return true
  if (isPointer(block, next) || isLooseLink(block)) return true
  return index < topBlocks && text.length < 400 && isHead(text, facts)
}

/** "Read more: ..." is mostly link, or leads into links. */
function isPointer({ text, linkShare }: Block, next: Block | undefined): boolean {
  if (text.length >= 250 || !readMore.test(text)) return false
  const leadsToLinks = (text.length < 40 || text.endsWith(':')) && (next === undefined || next.linkShare > 0.5)
  return linkShare > 0.3 || leadsToLinks
}

function isLooseLink({ kind, text, linkShare }: Block): boolean {
  return kind === 'paragraph' && linkShare > 0.9 && text.length < 160 && !/[.!?…]["'”’»)]?$/.test(text)
}

/** The headline, the day, the author and the address once more. */
function isHead(text: string, { title, headings, byline }: KnownFacts): boolean {
  if (isDateLine(text) || /^https?:\/\/\S+$/.test(text)) return true
  return [title, ...headings, byline ?? '', `by ${byline}`].some((line) => sameWords(text, line))
}

/** Pages continue below the article: a cue such as "More news" ends it if little prose follows. */
function withoutLaterSections(blocks: readonly Block[]): readonly Block[] {
  const total = proseChars(blocks)
  const cue = blocks.findIndex(
    (block, index) =>
      block.kind !== 'code' &&
      block.text.length < 80 &&
      laterSection.test(block.text) &&
      proseChars(blocks.slice(index)) < total * laterShare,
  )
  return cue > 0 ? blocks.slice(0, cue) : blocks
}

function proseChars(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + (block.linkShare < 0.5 ? block.text.length : 0), 0)
}

/** From the end upwards: promotion, links, biographies and headings with nothing under them. */
function withoutTail(blocks: readonly Block[], facts: KnownFacts): Block[] {
  const kept = [...blocks]
  for (let cut = 0; cut < tailBlocks && kept.length > 2; cut++) {
    const last = kept.at(-1)
    if (!last || !isTail(last, facts, cut)) break
    kept.pop()
  }
  return kept
}

function isTail(block: Block, { byline }: KnownFacts, cut: number): boolean {
  const { kind, text, linkShare } = block
  if (kind === 'heading') return true
  if (cut < biographyBlocks && isAboutAuthor(text, byline)) return true
  if (kind === 'code') return false
  if (text.length < 2 * appealChars && (plea.test(text) || legal.test(text))) return true
  if ((text.length < 400 && linkShare > 0) || text.length < 150) return promotion.test(text) || linkShare > 0.8
  return false
}

/** "Jo Doe is a staff writer at ..." under an article by Jo Doe. */
function isAboutAuthor(text: string, byline: string | null): boolean {
  const start = text.replace(/^\W+/u, '').slice(0, 40)
  const authors = byline?.split(', ') ?? []
  return text.length < biographyChars && authors.some((author) => start.includes(author))
}

/** Some pages contain their text twice, for mobile and desktop; intentional repetition stays. */
function withoutSecondCopy(blocks: Block[]): Block[] {
  const seen = new Set<string>()
  const firsts = blocks.filter(({ text }) => text.length < copyChars || (!seen.has(text) && seen.add(text)))
  const [all, once] = [blocks, firsts].map((each) => each.reduce((sum, block) => sum + block.text.length, 0))
  return (once ?? 0) < (all ?? 0) * (1 - copyShare) ? firsts : blocks
}

function sameWords(one: string, other: string): boolean {
  const words = (text: string) =>
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  return words(one) === words(other) && words(one) !== ''
}
