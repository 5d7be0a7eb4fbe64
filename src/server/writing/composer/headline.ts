import { serverPacks } from '#shared/languages/server-packs'
import { cutText } from '#shared/linkedin/cut'
import type { Language } from '#shared/rules/languages'
import { outletOf as outletOfSource } from '#shared/text/source-name'
import { wordCount } from '#shared/text/text-length'
import type { WritingSource } from '../writer.ts'
import { isPageTalk, isQuestion } from './fitness.ts'
import { quoted } from './quoted-text.ts'
import { hasOpenQuotation } from './sentences.ts'
import { withDates } from './time-words.ts'

/** What the post calls its source, and the headline in its name. */

const maxHeadlineChars = 180
const maxOutletChars = 60
/** Words of the news desk before the headline. */
const kicker =
  /^(?:breaking(?: news)?|exclusive|update|watch|video|live|eilmeldung|exklusiv|vídeo|vidéo)\s*[:|–—-]\s+/iu

/** Holds back what it is about; "this year" becomes a date. */
const teaser =
  /(?<!\p{L})(?:this|these|diese[rsmn]?|cet|cette|ces|est[ea]s?|quest[oaei]|ess[ea]s?)(?!\p{L})(?!\s(?:\p{L}+ly\s)?(?:year|jahr|année|año|anno|ano))/iu

/** The outlet's name, else its host; empty where neither is known. */
export function outletOf({ siteName, url }: Pick<WritingSource, 'siteName' | 'url'>): string {
  // what follows a bar or dash is a slogan
  const [name = ''] = oneLine(outletOfSource({ siteName, url }) ?? '').split(/ [|–—·:-] /)
  return cutText(name, maxOutletChars, '…', { atWord: true })
}

/** The headline where it can be quoted alone; null where it teases, is cut off or counts from its day. */
export function headlineOf(source: WritingSource, language: Language | null): string | null {
  const { title, published } = source
  const line = plainTitle(title)
  if (line === '' || line.length > maxHeadlineChars || !/\p{L}{2}/u.test(line) || wordCount(line) < 2) return null
  if (/…$|\.{3}|https?:|^about:|\.(?:pdf|docx?|xlsx?|pptx?|txt|html?)$/iu.test(line)) return null
  if (isPageTalk(line, language) || teaser.test(line)) return null
  return withDates(line, published, language)
}

/** Without pictures, the desk's word before it and what follows a bar. */
function plainTitle(title: string): string {
  const [first = ''] = oneLine(title.replace(/\p{Extended_Pictographic}\uFE0F?/gu, '')).split(/\s\|\s/)
  const line = first.replace(kicker, '').trim()
  // a mark without its partner would end the quotation around it
  return hasOpenQuotation(line) ? line.replace(/[“”„«»"]/g, '') : line
}

/** `Outlet: “Headline”`, or `Outlet asks: “…?”`; the headline alone without a known outlet. */
export function inNameOf(outlet: string, text: string, language: Language): string {
  const { colon, asks } = serverPacks[language].writing.setting
  if (outlet === '') return quoted(text, language)
  return `${isQuestion(text) ? asks(outlet) : outlet}${colon} ${quoted(text, language)}`
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
