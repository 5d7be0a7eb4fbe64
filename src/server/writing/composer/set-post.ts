import { serverPacks } from '#shared/languages/server-packs'
import { cutText } from '#shared/linkedin/cut'
import { toWellFormed } from '#shared/linkedin/graphemes'
import { maxPostUnits } from '#shared/linkedin/length'
import type { Language } from '#shared/rules/languages'
import { withoutEnd } from '#shared/text/end-of'
import type { WritingRequest, WritingSource } from '../writer.ts'
import type { Fact } from './facts.ts'
import { headlineOf, inNameOf, oneLine, outletOf } from './headline.ts'
import { framingLanguage } from './language.ts'
import type { Material } from './material.ts'
import { introduceNames } from './names.ts'
import type { Quotation } from './quotations.ts'
import { quoted } from './quoted-text.ts'
import { fullStop } from './sentences.ts'
import { writeDay } from './time-words.ts'

/** What a post is set from. */
export interface Composition {
  /** The first fact; null if the headline comes first. */
  opening: Fact | null
  facts: readonly Fact[]
  quotation: Quotation | null
}

/** An address longer than this would take the place of the post. */
const maxUrlChars = 600

/** Sets the parts below each other, a blank line between; gives up facts, last first, where 3,000 units do not suffice. */
export function setPost(composition: Composition, material: Material, request: WritingRequest): string {
  const blocks = request.source.isOwn ? ownBlocks(composition, request) : quotingBlocks(composition, material, request)
  const opinion = request.voice.opinion.trim()
  // hashtags in the headline count towards the requested number
  const ofHeadline = blocks.join('\n').match(/#[\p{L}\p{N}]+/gu) ?? []
  const tags = material.hashtags.slice(0, Math.max(0, request.brief.hashtags - ofHeadline.length)).join(' ')
  const join = (first: string) => toWellFormed([first, ...blocks, tags].filter((block) => block !== '').join('\n\n'))
  const post = join(opinion)
  if (post.length <= maxPostUnits) return post

  const { facts, quotation } = composition
  if (facts.length > 0) return setPost({ ...composition, facts: facts.slice(0, -1) }, material, request)
  if (quotation) return setPost({ ...composition, quotation: null }, material, request)
  const room = maxPostUnits - (post.length - opinion.length)
  return cutText(join(room > 0 ? cutText(opinion, room, '…', { atWord: true }) : ''), maxPostUnits, '…', {
    atWord: true,
  })
}

/** In the text's own order, whatever was chosen first. */
function ownBlocks({ opening, facts }: Composition, { voice, brief }: WritingRequest): string[] {
  const stance = voice.opinion.trim() === '' ? (brief.stance?.trim() ?? '') : ''
  const rest = facts.toSorted((a, b) => a.index - b.index)
  return [...(opening ? [opening] : []), ...rest].map(({ text }) => text).concat(stance)
}

function quotingBlocks(
  { opening, facts, quotation }: Composition,
  material: Material,
  request: WritingRequest,
): string[] {
  const { source, voice, brief } = request
  const language = framingLanguage(material.language, request.language)
  const outlet = outletOf(source)
  const opinion = voice.opinion.trim()
  const headline = headlineOf(source, material.language)
  const say = introducing(material, opening ? opinion : `${opinion}\n${headline ?? ''}`)
  const lead = opening ? say(opening.dated) : headline
  const ordered = facts.toSorted((a, b) => a.index - b.index)
  // under an opinion the facts come right after the headline that announces them
  const isAnnounced = opinion !== '' && !opening && lead !== null && ordered.length > 0
  const announced = isAnnounced
    ? announce(outlet, lead, language)
    : introduce(source, outlet, lead, language, brief.sourceMention)
  // a fact always needs a source: it joins the others below "From the article"
  const isNameless = opening !== null && outlet === ''
  const said = [...(isNameless && lead !== null ? [lead] : []), ...ordered.map(({ dated }) => say(dated))]
  const sayings = said.map((saying) => quoted(withStop(saying), language))
  const isNamed = lead !== null || sayings.length > 0 || quotation !== null
  return [
    lead === null || isAnnounced || isNameless ? '' : inNameOf(outlet, withStop(lead, opening !== null), language),
    opinion === '' ? (brief.stance?.trim() ?? '') : '',
    sayings.length === 0 ? '' : setFacts(announced, sayings, isListed(request)),
    quotation
      ? `${quotation.speaker}${serverPacks[language].writing.setting.colon} ${quoted(say(quotation.text), language)}`
      : '',
    brief.sourceMention === 'line' || (brief.sourceMention === 'passing' && !isNamed)
      ? sourceLineOf(source, language)
      : '',
  ]
}

/** Puts names in full unless the post has them already; each call adds to what it has. */
function introducing({ people }: Material, opinion: string): (text: string) => string {
  let said = opinion
  return (text) => {
    const introduced = introduceNames(text, said, people)
    said += `\n${introduced.replace(/[[\]]/g, '')}`
    return introduced
  }
}

/** Completes a sentence with a full stop if it lacks one; Thai has none. */
function withStop(text: string, isSentence = true): string {
  const isStopped =
    /[.!?…！？؟]["”“»’')」』]*$/u.test(text) || fullStop.test(text) || /\p{Lo}$/u.test(withoutEnd(text, /\P{L}/u))
  return !isSentence || isStopped ? text : `${text}.`
}

function announce(outlet: string, headline: string, language: Language): string {
  const { writesUnder, fromArticle, colon } = serverPacks[language].writing.setting
  const title = quoted(headline, language)
  return `${outlet === '' ? `${fromArticle} ${title}` : writesUnder(outlet, title)}${colon}`
}

/** What leads into the facts: the outlet where no line before has it, with its day where no source line follows. */
function introduce(
  { published }: WritingSource,
  outlet: string,
  lead: string | null,
  language: Language,
  mention: WritingRequest['brief']['sourceMention'],
): string {
  const { writes, fromArticle, fromArticleOf, colon } = serverPacks[language].writing.setting
  const day = mention === 'line' ? '' : dayOf(published, language)
  if (lead === null && outlet !== '') return `${writes(outlet)}${colon}`
  return `${day === '' ? fromArticle : fromArticleOf(day)}${colon}`
}

function setFacts(announced: string, sayings: readonly string[], isList: boolean): string {
  if (sayings.length === 1) return `${announced} ${sayings[0]}`
  if (isList) return [announced, ...sayings.map((saying) => `• ${saying}`)].join('\n')
  return [`${announced} ${sayings[0]}`, ...sayings.slice(1)].join('\n\n')
}

/** A conversational style and a story use paragraphs, all others a list. */
function isListed({ voice, brief }: WritingRequest): boolean {
  if (brief.form !== null) return brief.form !== 'story'
  return !/casual|conversational|personal|story/i.test(voice.style.name)
}

/** "Source: SITE, DATE" in the article's language, with the address on the next line; empty when nothing is known. */
function sourceLineOf(source: WritingSource, language: Language): string {
  const { source: label, colon } = serverPacks[language].writing.setting
  const site = outletOf(source) || cutText(oneLine(source.title), 120, '…', { atWord: true })
  const name = [site, dayOf(source.published, language)].filter((part) => part !== '').join(', ')
  const url = source.url && source.url.length <= maxUrlChars ? source.url : ''
  const lines = [name, url].filter((part) => part !== '').join('\n')
  return lines === '' ? '' : `${label}${colon} ${lines}`
}

/** A date in its readers' format; anything else stays as in the source. */
function dayOf(published: string | null, language: Language): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(published ?? '')?.[0]
  const time = day ? Date.parse(day) : Number.NaN
  return Number.isNaN(time) ? cutText(oneLine(published ?? ''), 40) : writeDay(time, language)
}
