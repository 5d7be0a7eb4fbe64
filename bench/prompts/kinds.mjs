import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { extractArticle } from '../../dist/server/reading/html/extract.js'
import { seedStyles, seedTemplate } from '../../dist/server/writing/default-template.js'
import { plainVoice } from '../../dist/server/writing/plain-voice.js'
import { postLengths, usualPlan } from '../../dist/shared/rules/post-plan.js'
import { recogniseLanguage } from '../../dist/shared/text/recognise-language.js'

/** The articles and the eight kinds of request that prompts are compared on. */

const characters = { least: 2_500, most: 9_000 }
const englishWords = /\b(?:the|of|and|to)\b/gi

/**
 * English articles that carry a post, in an order by hash. What a prompt is changed after comes from the first part; the
 * other one is left unread until the prompt is finished.
 */
export function articlesOf(folder, part) {
  const index = join(folder, 'index.json')
  if (!existsSync(index)) return []
  return JSON.parse(readFileSync(index, 'utf8'))
    .filter(({ text = '' }) => text.length >= characters.least && text.length <= characters.most)
    .filter(({ text }) => (text.match(englishWords) ?? []).length > text.split(/\s+/).length * 0.08)
    .map((page) => ({ ...page, hash: createHash('sha256').update(page.id).digest('hex') }))
    .filter(({ hash }) => (Number.parseInt(hash.slice(0, 2), 16) % 2 === 0 ? 'tuned' : 'unseen') === part)
    .toSorted((one, other) => (one.hash < other.hash ? -1 : 1))
    .map((page) => sourceOf(page, gunzipSync(readFileSync(join(folder, page.file))).toString('utf8')))
    .filter(({ title, siteName }) => title && siteName)
}

/** Those of a list of ids, as the product reads them; each is written about in its own language. */
export function articlesNamed(folder, ids) {
  const pages = new Map(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).map((page) => [page.id, page]))
  return ids.map((id) => {
    const { file, url } = pages.get(id)
    const article = extractArticle(gunzipSync(readFileSync(join(folder, file))), url)
    return { ...article, id, url, isOwn: false, writtenIn: recogniseLanguage(article.text) ?? base.language }
  })
}

function sourceOf({ id, url, text }, html) {
  const tags = html.match(/<meta\b[^>]*>/gi) ?? []
  const contentOf = (name) => {
    const tag = tags.find((each) => new RegExp(`(?:name|property)\\s*=\\s*["']?${name}["'\\s>]`, 'i').test(each))
    const [, , double, single] = /content\s*=\s*("([^"]*)"|'([^']*)')/i.exec(tag ?? '') ?? []
    return (double ?? single ?? '').replaceAll('&amp;', '&').replace(/&#0?39;|&apos;|&rsquo;/g, "'")
  }
  return {
    id,
    title: contentOf('og:title'),
    byline: null,
    published: /^\d{4}-\d\d-\d\d/.exec(contentOf('article:published_time'))?.[0] ?? null,
    siteName: contentOf('og:site_name'),
    language: 'en',
    url,
    text,
    isOwn: false,
  }
}

const base = {
  voice: plainVoice(seedStyles[0]),
  model: 'gpt-4o',
  language: 'english',
  useWebSearch: false,
  template: seedTemplate.template,
  plan: usualPlan,
}

const opinion = 'I think this is being read too optimistically.'
const note = `We moved our support team from three offices into one rota across time zones in January.

In the first quarter the longest wait fell from 19 hours to 4. Two people left, both from the night shift.

I had underestimated how much the night shift liked being alone. Next time I would ask before I draw the rota.`

/** What each kind changes. Only the new prompt knows plans; the others are told as a wish what they have no field for. */
export const kinds = {
  plain: () => ({}),
  opinion: () => voiced({ opinion }),
  author: () =>
    voiced({
      author: {
        role: 'Head of operations',
        field: 'Services for small firms',
        writesFor: 'Owners of small firms',
        standsFor: 'Decisions that can be reversed.',
      },
      targetAudience: 'Owners of small firms',
    }),
  form: () => ({
    plan: { ...usualPlan, form: 'lesson' },
    wish: 'Tell it as a lesson: what happened and what to copy.',
  }),
  short: () => ({
    plan: { ...usualPlan, length: 'short', hashtags: 0, sourceMention: 'comment' },
    wish: 'About 500 characters, no hashtags, do not name the source.',
  }),
  own: () => ({
    source: { title: 'We moved our support team', siteName: null, published: null, url: null, text: note, isOwn: true },
  }),
  german: () => ({ language: 'german' }),
  voice: () =>
    voiced({
      examplePosts: [
        'We moved the bus stop forty metres. Nobody wrote about it, and twice as many people use it.',
        'A map with fewer lines is not a poorer map.\n\nIt is a kinder one.',
      ],
      profile: 'About 600 characters. Short plain sentences, “we” for colleagues, no exclamation marks.',
    }),
}

function voiced(voice) {
  return { voice: { ...base.voice, ...voice } }
}

export function requestFor(kind, { writtenIn = base.language, ...article }) {
  const { source = {}, ...changes } = kinds[kind]()
  return { ...base, language: writtenIn, source: { ...article, ...source }, ...changes }
}

/** What a judge has to know of a request, in a line. */
export function askedFor({ language, voice, plan, wish, source }) {
  return [
    `a post in ${language} of about ${postLengths[plan.length]} characters`,
    source.isOwn && 'of a text of the author’s own',
    wish,
    voice.opinion && `the author’s view: “${voice.opinion}”`,
    voice.targetAudience && `readers: ${voice.targetAudience}`,
    voice.profile && `how the author writes: ${voice.profile}`,
    voice.examplePosts.length > 0 && `earlier posts of the author: ${voice.examplePosts.join(' / ')}`,
  ]
    .filter(Boolean)
    .map((part) => part.replace(/\s+/g, ' '))
    .join('; ')
}
