import { type ZipEntry, zipStream } from '#server/platform/archive/zip-stream'
import { csvLine } from '#server/platform/csv-line'
import type { PostExportFormat } from '#shared/rules/post-export'
import type { ExportedPost } from './exported-post.ts'

/** Posts as files, written page by page. */

type Pages = AsyncIterable<ExportedPost[]>

interface PostFile {
  ending: string
  type: string
  write: (pages: Pages) => AsyncIterable<Uint8Array>
}

export const postFiles: Readonly<Record<PostExportFormat, PostFile>> = {
  csv: { ending: 'csv', type: 'text/csv; charset=utf-8', write: writeCsv },
  json: { ending: 'json', type: 'application/json; charset=utf-8', write: writeJson },
  md: { ending: 'zip', type: 'application/zip', write: (pages) => zipStream(markdownFiles(pages)) },
}

/** Excel takes a file for UTF-8 only if it begins so. */
const byteOrderMark = '\ufeff'

const columns: Readonly<Record<string, (post: ExportedPost) => string | number | null | undefined>> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  text: ({ text }) => text,
  state: ({ state }) => state,
  hashtags: ({ hashtags }) => hashtags.join(' '),
  createdAt: ({ createdAt }) => createdAt,
  updatedAt: ({ updatedAt }) => updatedAt,
  publishedAt: ({ publishedAt }) => publishedAt,
  scheduledFor: ({ scheduledFor }) => scheduledFor,
  linkedin: ({ linkedin }) => linkedin.flatMap(({ url }) => url ?? []).join(' '),
  author: ({ author }) => author,
  language: ({ language }) => language,
  source: ({ source }) => source,
  figuresDay: ({ figures }) => figures?.day,
  impressions: ({ figures }) => figures?.impressions,
  engagements: ({ figures }) => figures?.engagements,
  reactions: ({ figures }) => figures?.reactions,
  comments: ({ figures }) => figures?.comments,
  reposts: ({ figures }) => figures?.reposts,
  reached: ({ figures }) => figures?.reached,
  url: ({ url }) => url,
}

async function* writeCsv(pages: Pages): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark + csvLine(Object.keys(columns)))
  const valuesOf = Object.values(columns)
  for await (const posts of pages)
    yield Buffer.from(posts.map((post) => csvLine(valuesOf.map((of) => String(of(post) ?? '')))).join(''))
}

async function* writeJson(pages: Pages): AsyncGenerator<Uint8Array> {
  let separator = '[\n'
  for await (const posts of pages) {
    yield Buffer.from(separator + posts.map((post) => JSON.stringify(post, null, 2)).join(',\n'))
    separator = ',\n'
  }
  yield Buffer.from(separator === ',\n' ? '\n]\n' : '[]\n')
}

async function* markdownFiles(pages: Pages): AsyncGenerator<ZipEntry> {
  for await (const posts of pages)
    for (const post of posts)
      yield {
        name: fileNameOf(post),
        modifiedAt: Date.parse(post.updatedAt),
        isPacked: false,
        bytes: (async function* () {
          yield Buffer.from(toMarkdown(post))
        })(),
      }
}

/** The text, below its front matter. JSON is YAML, so no value can break out of its line. */
function toMarkdown({ text, hashtags, linkedin, ...post }: ExportedPost): string {
  const facts = { ...post, tags: hashtags, linkedin: linkedin.map(({ url, account }) => url ?? account) }
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `${['---', ...lines, '---', '', text].join('\n')}\n`
}

/** Of the title. Names of files may have 255 bytes. */
const nameCharacters = 40

/** 2026-11-29-the-harbour-has-a-second-quay-1a2b3c4d.md */
function fileNameOf({ id, title, createdAt }: ExportedPost): string {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const beginning = Array.from(words.join('-')).slice(0, nameCharacters).join('').replace(/-$/, '')
  return `${[createdAt.slice(0, 10), beginning, id.slice(0, 8)].filter(Boolean).join('-')}.md`
}
