/**
 * The lines Readability leaves in that are not the article: credits, pointers to other pages, date and byline lines
 * at the top, promotion at the end. Works on finished blocks; short opening lines stay, they are often the lead.
 */
import { isDateLine } from './dates.ts'
import { withoutSurroundings } from './surroundings.ts'
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
const pleaChars = 300
const buttonChars = 80
const copyChars = 60
const copyShare = 0.35

const readMore =
  /^(?:(?:[»>→▶➡•*[👉]\ufe0f?)+\s*)?(?:read (?:more|also|next|about|our|the full|full)|learn more|also read|see (?:also|more)|more (?:on|from|about)|related(?: (?:articles?|stories|posts?|news|content|coverage|links?|reading|topics))?|you (?:may|might) (?:also )?(?:like|be interested)|recommended|don'?t miss|must read|click here (?:to|for)|continue reading|watch(?: more| also| now)?:|lesen sie (?:auch|hier|mehr|dazu)|auch interessant|mehr (?:zum thema|dazu|lesen|infos)|weiterlesen|das (?:thema )?könnte (?:dich|sie|euch)|entdecken? (?:sie )?(?:weitere|mehr)|siehe auch|lire (?:aussi|la suite|également)|à lire (?:aussi|également)|voir aussi|lea? (?:también|además|más)|lee también|mira(?:\s*:| también)|vea (?:también|además)|ver también|te puede interesar|le puede interesar|leggi anche|leggi tutto|leia (?:também|mais)|veja também|saiba mais|czytaj (?:też|także|więcej)|zobacz (?:też|także)|przeczytaj (?:też|także|również))\b/iu
const credit =
  /^(?:\(?(?:photo(?:graph)?s?|image|images|picture|pic|foto|fotos|bild|bilder|photos?|illustration|grafik|video|symbolbild|titelbild|beitragsbild|headerbild|crédito|crédit|credit|foto principal)\s*(?:credits?|courtesy|by|via|von|source|nachweis)?\s*[:/©|-]|photographs? by\b|©|\(c\)|(?:source|quelle|fuente|fonte)\s*:|getty images|shutterstock|imago\b|picture alliance)/iu
/** `Ada Lake Getty Images`: a caption's end, where no sentence ends. */
const agencyAtEnd =
  /^[^.!?…:]{0,100}\b(?:getty images|shutterstock|imago images|picture alliance|istock(?:photo)?)\)?$/iu
const bylineLine =
  /^(?:by|von|par|por|di|text|autor(?:in)?|author|written by|posted by|published by|reporting by)\s*:?\s+\S/iu
const promotion =
  /(?:follow (?:us|me|him|her|them|@?\w+|the [\w ]{1,30}) on|sign up (?:for|to|here)|subscribe (?:to|now|for|today|here)|(?:our|free|daily|weekly) newsletter|newsletter abonnieren|like us on|join (?:our|us on)|download (?:our|the) app|all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos|tutti i diritti|this (?:article|story|post) (?:was )?(?:originally|first) (?:appeared|published)|share (?:this|on|via|with)|teilen|leave a (?:comment|reply)|post a comment|comments? (?:are )?(?:closed|off)|report (?:a|an) (?:typo|error)|affiliate (?:link|commission|partner)|subject to copyright|views expressed (?:in|by|here)|(?:comments|comentários|comentarios) .{0,90}(?:moderat|policy|serão|publicad)|moderating .{0,20}comments|^citation:|rate this article|©\s*(?:19|20)\d\d|copyright\s*(?:©|\(c\)|(?:19|20)\d\d))/iu
const furniture =
  /^(?:advertisement|advertising|iklan|anzeige|updated (?:at|on) .{0,40}|(?:zuletzt )?aktualisiert (?:am|um)\b.{0,40}|release date:.{0,40}|(?:print(?: (?:this )?(?:page|article))?|close(?: this)? window|\s)+|(?:(?:rezept|artikel|seite) )?(?:drucken|merken|teilen)|pinnen|imprimir|compartir|imprimer|partager|stampa|condividi|drukuj|udostępnij|this entry was posted\b.{0,200}|sie sind .{0,20}nicht (?:eingeloggt|angemeldet).{0,60}|you are (?:not )?(?:signed|logged) (?:in|out)\.?|werbung|publicité|publicidad|pubblicità|publicidade|reklama|sponsored(?: content)?|share|tweet|pin(?: it)?|print|email|facebook|twitter|linkedin|whatsapp|comments?|kommentare?|\d+ (?:comments?|shares?|views?|min(?:ute)?s? read)|(?:reading time|lesezeit|temps de lecture|tiempo de lectura)\b.{0,30}|loading\.*|story continues(?: below)?.{0,20}|article continues.{0,30}|scroll.{0,20}|back to top|table of contents|inhaltsverzeichnis|next|previous|share this.{0,30}|tags?:.{0,150}|filed under:?.{0,150}|categories:.{0,150}|posted in:?.{0,100}|view (?:all )?comments|play|pause|subscribe|captions?|close|adverts?|breaking news|\d{1,3} (?:of|\/) \d{1,3}|this slideshow requires javascript\.?|tempo de leitura.{0,30}|tempo di lettura.{0,30}|on this page|in this article|jump to:?|listen to (?:this )?article|show (?:more|less)|view gallery|image|photo|video|enlarge|zoom|\S+@\S+\.\w+|(?:https?:\/\/)?(?:www\.)?(?:twitter|x|facebook|instagram|linkedin)\.com\/\S*)$/iu
/** Words of a button or of the box around it. */
const callToAction =
  /^(?:get (?:(?:a|your|my) )?(?:free )?(?:quotes?|estimates?|started)|(?:buy|shop|order|book|apply|enrol+|join|donate) (?:now|today|here)|check (?:the )?(?:latest |current )?(?:prices?|availability)|(?:view|see|get) (?:the )?(?:deals?|plans?|prices?|offers?)|best prices? today|enter (?:a|your) (?:zip|postcode|e-?mail)|(?:request|book|schedule) a (?:demo|quote|call)|contact us|add to (?:cart|basket)|start (?:your |a )?free trial|jetzt (?:kaufen|bestellen|buchen|anmelden|informieren)|zum (?:shop|angebot))\b/iu
/** Asks the reader for something; stands between paragraphs as well as after them. */
const plea =
  /(?:if you(?:['’]re| are|['’]ve)? (?:enjoy(?:ing|ed)|liked?) (?:this|our|what)|like this (?:story|article|post)\?|support(?:ing)? our (?:[\w-]+ ){0,2}journalism|our (?:(?:free|daily|weekly|email) )*newsletters?\b|delivered (?:straight |right |directly )?(?:to|through) your (?:inbox|letterbox|door)|download (?:the|our) .{0,40}\bapps?\b|subscribe (?:now )?to (?:our|the)\b|canal de (?:telegram|whatsapp)|nosso canal|unseren? newsletter|notre newsletter|nuestr[ao] (?:newsletter|bolet[ií]n))/iu
const disclosure =
  /(?:contains?|some of the) (?:\w+ ){0,6}affiliate|affiliate links?\b.{0,80}\bcommission|(?:earn|receive|get) (?:a |an )?(?:small |affiliate )*commission|independently (?:selected|chosen|reviewed)/iu
const cookieNotice =
  /^(?:.{0,40}\bcookies?\s*:\s*)?(?:(?:this|our|the) (?:web)?site|we|by (?:using|continuing)|diese (?:web)?seite|diese website|wir|ce site|nous|este sitio|questo sito|este site|usamos|utilizamos|utilizziamo)\b.{0,160}\bcookies?\b|cookie-richtlinie|cookie policy\b.{0,10}$/isu
const laterSection =
  /^(?:(?:more|other|further|latest|recent|related|popular|trending|top|best|recommended|similar|weitere|mehr|neueste|ähnliche|autres|d'autres|más|otras|altri|altre|mais|outras)\b.{0,40}\b(?:stories|articles?|news|posts?|reads?|reading|content|topics?|videos?|coverage|headlines|artikel|beiträge|meldungen|nachrichten|themen|actualités|noticias|artículos|notizie|articoli|notícias|artigos)|(?:related|recommended|read next|up next|you (?:may|might) also like|popular this week|most (?:read|popular|viewed)|about the (?:author|contributor|writer)s?|about (?:us|me)|über (?:den autor|die autorin|uns)|à propos de l'auteur|sobre (?:el|la|o|a) autora?|want more\b.{0,60}|recent posts|our newsletters?|stay (?:informed|connected|up to date)|join the (?:conversation|discussion)|comments?|leave a reply|kommentare))[:!?.]*$/iu
const reporters = /^\(?(?:additional |with )?(?:reporting|editing|writing|compiled) by\b/iu

export function filterLines(blocks: readonly Block[], facts: KnownFacts): Block[] {
  const kept = blocks.filter((block, index) => !isNoise(block, index, facts))
  return withoutSecondCopy(withoutTail(withoutSurroundings(withoutLaterSections(kept)), facts))
}

function isNoise(block: Block, index: number, facts: KnownFacts): boolean {
  const { text, kind } = block
  if (kind === 'code') return false
  if (furniture.test(text) || !/[\p{L}\p{N}_]/u.test(text) || text === facts.canonicalUrl) return true
  if (text.length < 400 && (disclosure.test(text) || cookieNotice.test(text))) return true
  if (text.length < pleaChars && plea.test(text)) return true
  if (text.length < buttonChars && callToAction.test(text)) return true
  if (text.length < 250 && readMore.test(text) && (block.linkShare > 0.3 || text.endsWith(':') || text.length < 40))
    return true
  if (text.length < 160 && (credit.test(text) || agencyAtEnd.test(text)) && kind !== 'heading') return true
  if (kind === 'paragraph' && block.linkShare > 0.9 && text.length < 160 && !/[.!?…]["'”’»)]?$/.test(text)) return true
  if (index >= topBlocks || text.length > 400) return false
  if (isDateLine(text) || [facts.title, ...facts.headings].some((title) => sameWords(text, title))) return true
  if (/^https?:\/\/\S+$/.test(text)) return true
  return text.length < 100 && isBylineLine(text, facts.byline)
}

function isBylineLine(text: string, byline: string | null): boolean {
  if (
    byline &&
    sameWords(
      text.replace(bylineLine, (start) => start.slice(-1)),
      byline,
    )
  )
    return true
  return bylineLine.test(text) && !/[.!?:]$/.test(text) && text.split(' ').length <= 8
}

/** Pages go on below the article: a cue such as "More news" ends it when little prose follows. */
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

/** From the end upwards: promotion, links and headings with nothing under them. */
function withoutTail(blocks: readonly Block[], facts: KnownFacts): Block[] {
  const kept = [...blocks]
  for (let cut = 0; cut < tailBlocks && kept.length > 2; cut++) {
    const last = kept.at(-1)
    if (!last || !isTail(last, facts)) break
    kept.pop()
  }
  return kept
}

function isTail(block: Block, { byline }: KnownFacts): boolean {
  if (block.kind === 'heading') return true
  if (isAboutAuthor(block.text, byline) || (block.text.length < 250 && reporters.test(block.text))) return true
  if (block.kind === 'code') return false
  if (block.text.length < 2 * pleaChars && plea.test(block.text)) return true
  return (block.text.length < 400 && promotion.test(block.text)) || (block.linkShare > 0.8 && block.text.length < 200)
}

/** "Jo Doe is a staff writer at ..." under an article by Jo Doe. */
function isAboutAuthor(text: string, byline: string | null): boolean {
  const author = byline?.split(', ')[0]
  if (!author || text.length > 900 || !text.replace(/^\W+/, '').startsWith(author)) return false
  return /^(?:,| \(| is | was | has | writes | covers | works | joined | ist | schreibt | arbeitet | est | es | è | é )/.test(
    text.replace(/^\W+/, '').slice(author.length),
  )
}

/** Some pages send their text twice, for phones and for desks; what an article says twice on purpose stays. */
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
