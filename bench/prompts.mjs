import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPrompt } from '../dist/server/writing/build-prompt.js'
import { limits } from '../dist/shared/rules/limits.js'
import { articlesNamed, askedFor, drawArticles, kinds, requestFor } from './prompts/cases.mjs'
import { answerOf, casesOf, countVotes, makePairs } from './prompts/pairs.mjs'
import { releasedPrompt } from './prompts/released.mjs'

/**
 * Which prompt makes the better posts? Asked of any model, or of a person, by files. Needs a build.
 *
 *   node bench/prompts.mjs --write DIR [--count N] [--draw WORD] [--articles IDS] [--kind NAMES] [--today DAY] [--data DIR]
 *     Writes for each case its source (01-source.txt) and the whole request of the latest release (01-old.txt) and of
 *     this version (01-new.txt). Whoever answers one writes 01-old.answer.txt or 01-new.answer.txt and sees no other.
 *     Articles are drawn by hash from those that no rule was looked at with; another word draws others. `--articles
 *     one,two` takes those instead. `--kind author,opinion` has requests without and with a view by turns.
 *
 *   node bench/prompts.mjs --judge DIR
 *     Without DIR/key.json: makes shuffled pairs in DIR/judge for readers who see nothing else of DIR. With
 *     DIR/judge/votes-NAME.txt of one or more readers: reckons them. Goals: the new one wins 8 of 10, and would be
 *     signed unchanged 8 of 10 times. Prints what a machine can see in the answers, too.
 */
const { values: options } = parseArgs({
  options: {
    write: { type: 'string' },
    judge: { type: 'string' },
    count: { type: 'string', default: '10' },
    draw: { type: 'string', default: '' },
    articles: { type: 'string' },
    kind: { type: 'string', default: 'author' },
    today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    data: { type: 'string', default: new URL('../../shared/data/articles', import.meta.url).pathname },
  },
})

if (options.write) write(options.write)
else if (options.judge) judge(options.judge)
else console.log('prompts: name a folder with --write or --judge')

function write(folder) {
  const named = options.articles?.split(',')
  const articles = named
    ? articlesNamed(options.data, named)
    : drawArticles(options.data, { draw: options.draw, count: Number(options.count), today: options.today })
  const turns = options.kind.split(',')
  const unknown = turns.find((kind) => !(kind in kinds))
  if (unknown) throw new Error(`There is no kind "${unknown}". Choose of: ${Object.keys(kinds).join(', ')}.`)
  mkdirSync(folder, { recursive: true })
  const sizes = articles.map((article, place) => {
    const request = requestFor(turns[place % turns.length], article, options.today)
    const name = String(place + 1).padStart(2, '0')
    const { title, siteName, published, text } = request.source
    const facts = [title, siteName, published].filter(Boolean).join(' | ')
    writeFileSync(join(folder, `${name}-source.txt`), `Asked for: ${askedFor(request)}\n\n${facts}\n\n${text}\n`)
    const [old, now] = [releasedPrompt(request), buildPrompt(request)]
    save(folder, `${name}-old`, old)
    save(folder, `${name}-new`, now)
    return [old, now].map(({ system, user }) => system.length + user.length - text.length)
  })
  const [old, now] = [0, 1].map((place) => Math.round(sizes.reduce((sum, size) => sum + size[place], 0) / sizes.length))
  console.log(`prompts: ${articles.length} cases in ${folder}`)
  console.log(`prompts: beside the article ${old} characters in the latest release, ${now} in this version`)
}

function save(folder, name, { system, user }) {
  const heading =
    'You are the model that these two messages are sent to. Give the answer they ask for, and nothing else.'
  writeFileSync(join(folder, `${name}.txt`), `${heading}\n\n=== SYSTEM\n${system}\n\n=== USER\n${user}\n`)
}

function judge(folder) {
  const readers = countVotes(folder)
  if (readers.length === 0) console.log(`prompts: ${makePairs(folder)} pairs in ${join(folder, 'judge')}`)
  for (const { reader, won, even, lost, signed, lines } of readers) {
    console.log(
      `prompts: ${reader}: new wins ${won} of ${won + even + lost}, even ${even};`,
      'signed unchanged:',
      signed,
    )
    for (const line of lines) console.log(' ', line)
  }
  for (const variant of ['old', 'new']) printSeen(folder, variant)
}

/** What needs no reader: length, first line, hashtags, and words that were asked not to be there. */
function printSeen(folder, variant) {
  const posts = casesOf(folder)
    .map((name) => answerOf(folder, name, variant))
    .filter(Boolean)
  if (posts.length === 0) return
  const mean = (figures) => Math.round(figures.reduce((sum, each) => sum + each, 0) / figures.length)
  const firstLines = posts.map((post) => post.split('\n', 1)[0].length)
  const having = (pattern) => posts.filter((post) => pattern.test(post)).length
  console.log(
    [
      `prompts: ${variant} ${posts.length} answers, ${mean(posts.map(({ length }) => length))} characters`,
      `first line ${mean(firstLines)} (over ${limits.firstLineCharacters}: ${firstLines.filter((length) => length > limits.firstLineCharacters).length})`,
      `hashtags ${(posts.flatMap((post) => post.match(/#\p{L}+/gu) ?? []).length / posts.length).toFixed(1)}`,
      `end with a question ${having(/\?\s*(?:#\S+\s*)*$/u)}`,
      `em dashes ${having(/—/)}`,
      `bold or lists with stars ${having(/\*/)}`,
    ].join(', '),
  )
}
