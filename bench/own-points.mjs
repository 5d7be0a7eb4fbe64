/**
 * Is there something of the author's own in a post? On posts whose own sentences are labelled (`opinion`), and on the same
 * posts without them. What a third of the articles gives, by their ids' hash, is only reported. Once from the text alone,
 * once as the page knows it, with the words that the author gave. Needs a build.
 *
 *   node bench/own-points.mjs [--data DIR] [--each]     --each lists what came out wrong, held-out posts left out
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createGrounding } from '../dist/shared/grounding/ground-post.js'
import { sentencesOf } from '../dist/shared/text/sentences.js'

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: new URL('../../shared/data', import.meta.url).pathname },
    each: { type: 'boolean', default: false },
  },
})
const files = ['dev', 'fresh'].map((name) => `${options.data}/posts/${name}.json`).filter(existsSync)
if (files.length === 0) {
  console.log(`no posts in ${options.data}/posts; name a folder with --data`)
  process.exit(0)
}
const articles = new Map(
  ['articles/index.json', 'posts/fresh-articles.json'].flatMap(read).map((article) => [article.id, article]),
)
const posts = files
  .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')))
  .filter(({ opinion }) => opinion.length > 0)

report('text alone', () => ({}))
report('with the words given', (post) => ({ given: post.opinion.join('\n') }))

function report(label, optionsFor) {
  const tally = { seen: newRow(), 'held out': newRow() }
  for (const post of posts) {
    const { text, title, author, date } = articles.get(post.article)
    const grounding = createGrounding([text, [title, author, post.site, date].filter(Boolean).join('\n')])
    const row = tally[isHeldOut(post.article) ? 'held out' : 'seen']
    const find = (content) => grounding.ownPoints(content, { language: post.language, ...optionsFor(post) })
    const found = find(post.post)
    const wrong = find(withoutOpinion(post))
    row.posts += 1
    if (found.length > 0) row.found += 1
    if (wrong.length > 0) row.wrong += 1
    if (!options.each || isHeldOut(post.article)) continue
    if (found.length === 0) console.log(`   miss  ${post.n} ${post.language} | ${post.opinion.join(' | ')}`)
    for (const each of wrong) console.log(`   wrong ${post.n} ${post.language} | ${each.text}`)
  }
  for (const [part, { posts: all, found, wrong }] of Object.entries(tally))
    console.log(
      `${label.padEnd(21)} ${part.padEnd(9)} own point found in ${found} of ${all}, seen in ${wrong} of ${all} without one; right ${((100 * (found + all - wrong)) / (2 * all)).toFixed(1)} %`,
    )
}

/** The post without each sentence that has words of its author's. */
function withoutOpinion({ post, opinion, language }) {
  const own = opinion.map((words) => ({ start: post.indexOf(words), end: post.indexOf(words) + words.length }))
  return post
    .split('\n')
    .reduce(
      ({ lines, at }, line) => {
        const kept = sentencesOf(line, language)
          .filter(({ start, end }) => !own.some((each) => each.start < at + end && at + start < each.end))
          .map(({ start, end }) => line.slice(start, end))
        return { lines: [...lines, kept.join(' ')], at: at + line.length + 1 }
      },
      { lines: [], at: 0 },
    )
    .lines.join('\n')
}

function isHeldOut(id) {
  return Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 8), 16) % 3 === 0
}

function newRow() {
  return { posts: 0, found: 0, wrong: 0 }
}

function read(file) {
  const path = `${options.data}/${file}`
  if (!existsSync(path)) return []
  const content = JSON.parse(readFileSync(path, 'utf8'))
  return Array.isArray(content) ? content : content.pages
}
