import { type Language, languages } from '#shared/rules/languages'
import { hostOf, outletOf as outletOfSource } from '#shared/text/source-name'
import { alternatives } from './fact-words.ts'
import { namesWork } from './kind-of-matter.ts'
import type { PostMatter } from './post-matter.ts'

/** A graphic's attribution of its source: headline, outlet, author and date. */

/** More is no headline. */
const longestTitle = 160
const isCut = (text: string) => /(?:…|\.\.\.)$/u.test(text)

/**
 * The source's title, else the post's own where that is how its text begins; where that was cut or is another, how the
 * post begins. A title that the author gave the post is for their history alone.
 */
export function titleOf({ title, sourceTitle, content }: PostMatter, opening: string | undefined): string | undefined {
  const own = title.trim()
  const isOfText = content.trimStart().startsWith(own) && !own.endsWith(':')
  const known = sourceTitle?.trim() || (isOfText ? own : '')
  if (known !== '' && !isCut(known)) return known
  return opening !== undefined && opening.length <= longestTitle && !isCut(opening) ? opening : undefined
}

/** The article's headline where it names a report or a book, without the outlet's name that pages set behind it. */
export function sourceTitleOf({ sourceTitle, siteName }: PostMatter): string | undefined {
  const whole = sourceTitle?.trim() ?? ''
  const outlet = siteName?.trim() ?? ''
  const hasOutlet = outlet !== '' && whole.toLowerCase().endsWith(outlet.toLowerCase())
  const title = hasOutlet
    ? whole
        .slice(0, -outlet.length)
        .trimEnd()
        .replace(/(?<!\s)\s*[|–\u2014:·-]$/u, '')
    : whole
  return title.length > longestTitle || isCut(title) || !namesWork(title) ? undefined : title
}

/** The article's author, unless its byline names the publication or a collective such as "editors". */
export function personIn({ authorName, siteName, sourceUrl }: PostMatter): string | undefined {
  const name = authorName?.trim() ?? ''
  const plain = (text: string | null | undefined) => (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const outlet = [plain(siteName), plain(hostOf(sourceUrl)?.split('.').at(-2))].filter((each) => each.length > 2)
  const isOutlet = outlet.some((each) => plain(name).includes(each) || each.includes(plain(name)))
  return name === '' || isOutlet || nobody.test(name) ? undefined : name
}

const nobody = new RegExp(`\\b(?:${alternatives((words) => words.nobody)})\\b`, 'iu')

export function outletOf({ siteName, sourceUrl }: PostMatter): string | undefined {
  return outletOfSource({ siteName, url: sourceUrl }) ?? undefined
}

export function dateOf(published: string | null, language: Language): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/u.exec(published ?? '')?.[0]
  const moment = day ? new Date(`${day}T00:00:00Z`) : undefined
  if (!moment || Number.isNaN(moment.getTime())) return undefined
  const locale = language === 'english' ? 'en-GB' : languages[language].code
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(moment)
}
