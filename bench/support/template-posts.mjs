import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractArticle } from '../../dist/server/reading/html/extract.js'
import { composePost } from '../../dist/server/writing/composer/compose-post.js'
import { plainVoice } from '../../dist/server/writing/plain-voice.js'
import { languageFromCode } from '../../dist/shared/rules/languages.js'
import { defaultBrief } from '../../dist/shared/rules/post-brief.js'
import { collectionOf, isKeptAside } from './sample-pages.mjs'

/**
 * Posts with their articles, as pickFacts takes them: those that a strong model wrote first, then as many as are wanted
 * that the built-in composer makes of the collection's other articles. `isAside` tells the third that was never looked at.
 */
export function postsOf(folder, wanted) {
  const pages = collectionOf(join(folder, 'articles'), Number.POSITIVE_INFINITY)
  const pageOf = new Map(pages.map((page) => [page.id, page]))
  const written = JSON.parse(readFileSync(join(folder, 'posts', 'dev.json'), 'utf8')).map(
    ({ article, language, post, site }) => {
      const page = pageOf.get(article)
      const read = extractArticle(page.bytes(), page.url)
      return matterOf(
        { id: article, content: post, language, by: 'model' },
        { ...read, url: page.url, siteName: read.siteName ?? site },
      )
    },
  )
  const known = new Set(written.map(({ id }) => id))
  const composed = []
  for (const page of pages) {
    if (written.length + composed.length >= wanted) break
    if (known.has(page.id)) continue
    const read = extractArticle(page.bytes(), page.url)
    const language = languageFromCode(read.language)
    if (read.status !== 'ok' || !language) continue
    const { text } = composePost(requestFor({ ...read, isOwn: false }, language))
    composed.push(matterOf({ id: page.id, content: text, language, by: 'composer' }, { ...read, url: page.url }))
  }
  return [...written, ...composed]
}

function matterOf({ id, content, language, by }, read) {
  return {
    id,
    by,
    isAside: isKeptAside({ id }),
    content,
    language,
    title: read.title ?? '',
    sourceTitle: read.title ?? null,
    sourceUrl: read.url,
    articleText: read.text,
    authorName: read.byline ?? null,
    siteName: read.siteName ?? null,
    publishedAt: read.published ?? null,
  }
}

function requestFor(source, language) {
  const voice = plainVoice({ name: 'Professional & Insightful', promptPart: '' })
  return { source, voice, model: 'composer', language, useWebSearch: false, template: '', brief: defaultBrief }
}
