import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPrompt } from '../dist/server/writing/build-prompt.js'
import { articlesNamed, articlesOf, askedFor, kinds, requestFor } from './prompts/kinds.mjs'
import { answerOf, casesOf, countVotes, makePairs } from './prompts/pairs.mjs'
import { releasedPrompt } from './prompts/released.mjs'
import { sketchedPrompt } from './prompts/sketched.mjs'

/**
 * Which prompt makes the better posts? Asked of any model, or of a person, by files. Needs a build.
 *
 *   node bench/prompts.mjs --write DIR [--part tuned|unseen] [--count N] [--kind NAMES]
 *       [--articles IDS] [--data DIR] [--sketch FILE]
 *     Writes a folder for each case with source.txt and the requests of today's release (today.txt), of a sketch that was
 *     tried (sketch.txt) and of this version (new.txt). The answers go beside them as today.answer.txt and so on.
 *     A case is one of eight kinds of request with an article of its own; `--kind a,b` has these by turns.
 *     `--articles one,two` takes those of the collection, as the product reads them and each in its own language.
 *     Change the prompt after what `tuned` shows, and judge it by `unseen`.
 *
 *   node bench/prompts.mjs --judge DIR
 *     Without DIR/judge: makes shuffled pairs there, one file each, for somebody who has not seen DIR; key.json stays
 *     outside. With DIR/judge/votes.txt ("001 A reason", a line for each pair): reckons them, and prints what a
 *     machine can see in the answers. Goals: 8 of 10 against today's, 6 of 10 against the sketch.
 */
const { values: options } = parseArgs({
  options: {
    write: { type: 'string' },
    judge: { type: 'string' },
    part: { type: 'string', default: 'tuned' },
    count: { type: 'string' },
    kind: { type: 'string' },
    articles: { type: 'string' },
    data: { type: 'string', default: new URL('../../shared/data/articles', import.meta.url).pathname },
    sketch: { type: 'string', default: new URL('../../shared/design/prompt-sketch.txt', import.meta.url).pathname },
  },
})

if (options.write) write(options.write)
else if (options.judge) judge(options.judge)
else console.log('prompts: name a folder with --write or --judge')

function write(folder) {
  const named = options.articles?.split(',')
  const articles = named ? articlesNamed(options.data, named) : articlesOf(options.data, options.part)
  const names = options.kind?.split(',') ?? Object.keys(kinds)
  const count = Math.min(Number(options.count ?? named?.length ?? names.length), articles.length)
  const sketch = existsSync(options.sketch) ? readFileSync(options.sketch, 'utf8') : null
  for (let place = 0; place < count; place += 1) {
    const article = articles[place]
    const kind = names[place % names.length]
    const request = requestFor(kind, article)
    const wishing = { ...request, voice: { ...request.voice, customPrompt: request.wish ?? '' } }
    const target = join(folder, `${String(place + 1).padStart(2, '0')}-${kind}-${article.id}`)
    mkdirSync(target, { recursive: true })
    const { title, siteName, published, text } = request.source
    writeFileSync(
      join(target, 'source.txt'),
      `Asked for: ${askedFor(request)}\n\n${[title, siteName, published].filter(Boolean).join(' | ')}\n\n${text}\n`,
    )
    save(target, 'today', releasedPrompt(wishing))
    if (sketch) save(target, 'sketch', sketchedPrompt(sketch, request))
    save(target, 'new', buildPrompt(request))
  }
  console.log(`prompts: ${count} cases of the ${named ? 'named' : options.part} part in ${folder}`)
}

function save(target, name, { system, user }) {
  writeFileSync(join(target, `${name}.txt`), `=== SYSTEM\n${system}\n\n=== USER\n${user}\n`)
}

function judge(folder) {
  const tally = countVotes(folder)
  if (!tally) {
    const message = existsSync(join(folder, 'key.json'))
      ? 'no votes yet'
      : `${makePairs(folder)} pairs in ${join(folder, 'judge')}`
    console.log(`prompts: ${message}`)
  } else {
    for (const [other, { won, even, lines }] of Object.entries(tally)) {
      console.log('prompts: new wins', won, 'of', lines.length, 'against', other, 'and is even in', even)
      for (const line of lines) console.log(' ', line)
    }
  }
  for (const variant of ['today', 'sketch', 'new']) printSeen(folder, variant)
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
      `prompts: ${variant.padEnd(6)} ${posts.length} answers, ${mean(posts.map(({ length }) => length))} characters`,
      `first line ${mean(firstLines)} (over 110: ${firstLines.filter((length) => length > 110).length})`,
      `hashtags ${(posts.flatMap((post) => post.match(/#\p{L}+/gu) ?? []).length / posts.length).toFixed(1)}`,
      `bridges ${having(/\b(?:That|This) (?:suggests|shows|means)\b/)}`,
      `em dashes ${having(/—/)}`,
      `bold or lists with stars ${having(/\*/)}`,
    ].join(', '),
  )
}
