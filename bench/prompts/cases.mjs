import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractArticle } from '../../dist/server/reading/html/extract.js'
import { sensitiveTopicOf } from '../../dist/server/writing/angles/sensitive-topic.js'
import { seedStyles, seedTemplate } from '../../dist/server/writing/default-template.js'
import { plainVoice } from '../../dist/server/writing/plain-voice.js'
import { serverPacks } from '../../dist/shared/languages/server-packs.js'
import { daysBetween } from '../../dist/shared/rules/article-age.js'
import { defaultBrief, postLengths } from '../../dist/shared/rules/post-brief.js'
import { recogniseLanguage } from '../../dist/shared/text/recognise-language.js'
import { collectionOf, isKeptAside } from '../support/sample-pages.mjs'

/** The articles and the requests that prompts are compared on. */

const characters = { least: 2_500, most: 9_000 }
/** Of trades, markets and politics; with fewer of them near its start an article is hardly one for LinkedIn. */
const professionalWords = 2
const oldestYears = 8

/**
 * Articles that no rule was looked at with, and that carry a post, in an order by hash.
 * @param draw another word gives another order, for the next judging
 * @param folder beside it, `posts/` holds posts of other articles, which are left out
 */
export function drawArticles(folder, { draw, count, today }) {
  const known = articlesWithPosts(join(folder, '..', 'posts'))
  const pages = collectionOf(folder, Number.POSITIVE_INFINITY)
    .filter((page) => isKeptAside(page) && !known.has(page.id))
    .map((page) => ({ page, hash: createHash('sha256').update(`${draw} ${page.id}`).digest('hex') }))
    .toSorted((one, other) => (one.hash < other.hash ? -1 : 1))
  const drawn = []
  for (const { page } of pages) {
    if (drawn.length === count) break
    const article = read(page)
    if (carriesPost(article, today)) drawn.push(article)
  }
  return drawn
}

export function articlesNamed(folder, ids) {
  const pages = new Map(collectionOf(folder, Number.POSITIVE_INFINITY).map((page) => [page.id, page]))
  return ids.map((id) => read(pages.get(id)))
}

/** As the product reads it; it is written about in its own language. */
function read({ id, url, bytes }) {
  const article = extractArticle(bytes(), url)
  return { ...article, id, url: article.url ?? url, isOwn: false, writtenIn: recogniseLanguage(article.text) }
}

function carriesPost({ status, title, published, text, writtenIn }, today) {
  const days = daysBetween(published, today)
  if (status !== 'ok' || !title || !writtenIn || days === null || days > oldestYears * 365) return false
  if (text.length < characters.least || text.length > characters.most) return false
  return !sensitiveTopicOf(title, text) && professionalIn(`${title} ${text.slice(0, 1_500)}`, writtenIn)
}

function professionalIn(text, language) {
  const words = serverPacks[language].writing.professional.trim().split(/\s+/)
  const alternatives = words.map((word) => word.replace(/_$/, '(?![\\p{L}])').replaceAll('_', '\\s+'))
  const found = text.match(new RegExp(`(?<![\\p{L}])(?:${alternatives.join('|')})`, 'giu')) ?? []
  return new Set(found.map((word) => word.toLowerCase())).size >= professionalWords
}

function articlesWithPosts(folder) {
  try {
    return new Set(
      ['dev', 'fresh'].flatMap((name) =>
        JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')).map(({ article }) => article),
      ),
    )
  } catch {
    return new Set() // no such posts at hand
  }
}

/** An author as many are: neither a journalist nor of any article's own trade. */
const author = {
  role: 'Head of operations at a mid-sized manufacturer',
  field: 'Industrial equipment and its supply chain',
  writesFor: 'Managers of small and mid-sized firms',
  standsFor: 'Decisions that can be reversed, and figures that say what they count.',
}

export const kinds = {
  author: '',
  opinion: 'I think this is being read too optimistically.',
}

export function requestFor(kind, { writtenIn, ...source }, today) {
  return {
    source,
    voice: { ...plainVoice(seedStyles[0]), author, opinion: kinds[kind] },
    model: 'gpt-4o',
    language: writtenIn,
    useWebSearch: false,
    template: seedTemplate.template,
    brief: defaultBrief,
    today,
  }
}

/** What a judge has to know of a request, in a line. */
export function askedFor({ language, voice, brief, today }) {
  const { role, field, writesFor, standsFor } = voice.author
  return [
    `a post in ${language} of about ${postLengths[brief.length]} characters, written on ${today}`,
    `author: ${role}; ${field}; writes for ${writesFor}; stands for ${standsFor}`,
    voice.opinion && `the author’s view: “${voice.opinion}”`,
  ]
    .filter(Boolean)
    .join('\n')
}
