/**
 * What does a model find that is asked for the sentences of the source? Asked of any model, or of a person, by files: true
 * sentences of posts as a model writes them, and among them some that were turned around, denied or given to someone else.
 * Needs a build.
 *
 *   node bench/second-opinion.mjs --write DIR [--posts 1,2,4] [--kinds negation,attribution] [--data DIR]
 *     Writes a request for each post, with its wrong sentences in it. The answer goes beside it as 01.answer.txt; key.json
 *     is for the bench alone.
 *
 *   node bench/second-opinion.mjs --judge DIR [--each]
 *     Judges the answers as the product does, by what each sentence is. Then the same for an honest model that only looks
 *     for figures, for one that confirms everything, and for one that invents its sentences.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { judgeSupport } from '../dist/server/features/posts/checking/judge-support.js'
import { createProver } from '../dist/server/features/posts/checking/prove-support.js'
import { buildCheckPrompt } from '../dist/server/writing/build-check-prompt.js'
import { parseSupport } from '../dist/server/writing/parse-support.js'
import { plainVoice } from '../dist/server/writing/plain-voice.js'
import { sentencesOfPost } from '../dist/server/writing/post-sentences.js'
import { factsOf } from '../dist/server/writing/several-sources.js'
import { defaultBrief } from '../dist/shared/rules/post-brief.js'

const { values: options } = parseArgs({
  options: {
    write: { type: 'string' },
    judge: { type: 'string' },
    posts: { type: 'string' },
    kinds: { type: 'string', default: 'negation,attribution' },
    data: { type: 'string', default: new URL('../../shared/data', import.meta.url).pathname },
    each: { type: 'boolean', default: false },
  },
})

const request = {
  voice: plainVoice({ name: '', promptPart: '' }),
  model: 'gpt-4o',
  useWebSearch: false,
  template: '',
  brief: defaultBrief,
}

if (options.write) write(options.write)
else if (options.judge) judge(options.judge)
else console.log('second-opinion: name a folder with --write or --judge')

function write(folder) {
  const posts = JSON.parse(readFileSync(join(options.data, 'posts/dev.json'), 'utf8'))
  const named = options.posts?.split(',').map(Number) ?? posts.map(({ n }) => n)
  const kinds = options.kinds.split(',')
  mkdirSync(folder, { recursive: true })
  const cases = named.map((number) => {
    const post = posts.find(({ n }) => n === number)
    const edits = post.edits.filter(({ kind }) => kinds.includes(kind))
    const text = edits.reduce((edited, { from, to }) => edited.replace(from, () => to), post.post)
    const source = sourceOf(post)
    const sentences = sentencesOfPost(text, post.language)
    const { system, user } = buildCheckPrompt({ ...request, source, sentences, language: post.language })
    writeFileSync(join(folder, `${nameOf(number)}.txt`), `=== SYSTEM\n${system}\n\n=== USER\n${user}\n`)
    return {
      number,
      language: post.language,
      source,
      sentences: sentences.map((each) => ({ text: each, ...faultIn(each, edits, post) })),
    }
  })
  writeFileSync(join(folder, 'key.json'), JSON.stringify(cases, null, 2))
  console.log(`second-opinion: ${cases.length} requests in ${folder}`)
}

/** A sentence is wrong where it has what an edit put in, an opinion where it is told as the author's own, else true. */
function faultIn(sentence, edits, { post, opinion }) {
  const edit = edits.find(({ to }) => sentence.includes(to) && !post.includes(sentence))
  if (edit) return { is: 'wrong', kind: edit.kind, to: edit.to }
  return { is: opinion.some((own) => sentence.includes(own) || own.includes(sentence)) ? 'opinion' : 'true' }
}

function sourceOf({ article, site }) {
  const { pages, ...rest } = JSON.parse(readFileSync(join(options.data, 'articles/index.json'), 'utf8'))
  const found = (pages ?? Object.values(rest)).find(({ id }) => id === article)
  return {
    title: found.title ?? '',
    byline: found.author ?? null,
    published: found.date ?? null,
    siteName: site ?? null,
    language: null,
    url: null,
    isOwn: false,
    text: found.text,
  }
}

function nameOf(number) {
  return String(number).padStart(2, '0')
}

function judge(folder) {
  const cases = JSON.parse(readFileSync(join(folder, 'key.json'), 'utf8'))
  const answered = cases.filter(({ number }) => existsSync(join(folder, `${nameOf(number)}.answer.txt`)))
  console.log(`second-opinion: ${answered.length} of ${cases.length} requests are answered`)
  report('the answers', answered, ({ number }) => readFileSync(join(folder, `${nameOf(number)}.answer.txt`), 'utf8'))
  report('who copies by figures', answered, copying)
  report('who always agrees', answered, agreeing)
  report('who invents', answered, inventing)
}

/** Honest and simple: the sentence that has a figure of the post's, and no fault. */
function copying({ source, sentences }) {
  const all = source.text.split(/\n+|(?<=[.!?”"])\s+/u)
  return sentences
    .map(({ text }, at) => {
      const [figure] = /\d[\d,.]*\d/u.exec(text) ?? []
      return `[${at + 1}] ${(figure && all.find((each) => each.includes(figure))) || '-'}`
    })
    .join('\n')
}

/** A real sentence for everything, and no fault. */
function agreeing({ source, sentences }) {
  const [first] = source.text.split('\n').filter((line) => line.split(' ').length > 8)
  return sentences.map((_, at) => `[${at + 1}] ${first}`).join('\n')
}

function inventing({ sentences }) {
  return sentences.map(({ text }, at) => `[${at + 1}] As was said yesterday: ${text}`).join('\n')
}

function report(name, cases, answerOf) {
  const counts = new Map()
  const words = { named: 0, right: 0 }
  for (const each of cases) {
    const { source, sentences, language, number } = each
    const prover = createProver([factsOf(source), source.text])
    const named = parseSupport(answerOf(each), sentences.length)
    const place = language === 'english' ? 'in one language' : 'across languages'
    for (const [at, sentence] of sentences.entries()) {
      const judged = judgeSupport(sentence.text, named.get(at), prover, () => null)
      const row = `${sentence.is}${sentence.kind ? ` (${sentence.kind})` : ''} ${place}`
      const verdicts = counts.get(row) ?? {}
      verdicts[judged.verdict] = (verdicts[judged.verdict] ?? 0) + 1
      counts.set(row, verdicts)
      if (sentence.is === 'wrong' && judged.contrary.length > 0) {
        words.named += 1
        if (judged.contrary.some((each) => sentence.to.includes(each) || each.includes(sentence.to))) words.right += 1
      }
      const isOdd = sentence.is === 'wrong' ? judged.verdict === 'supported' : judged.verdict !== 'supported'
      if (options.each && name === 'the answers' && isOdd && sentence.is !== 'opinion')
        console.log(
          `  ${number} ${row}: ${judged.verdict} | ${sentence.text} | ${judged.missing.join(', ')} | ${judged.contrary.join(', ')}`,
        )
    }
  }
  console.log(name)
  for (const [row, verdicts] of [...counts].sort(([one], [other]) => one.localeCompare(other))) {
    const all = Object.values(verdicts).reduce((sum, count) => sum + count, 0)
    console.log(
      `  ${row}: ${all} |`,
      Object.entries(verdicts)
        .map(([verdict, count]) => `${verdict} ${count}`)
        .join(', '),
    )
  }
  if (words.named > 0) console.log(`  contradicted words are those that were changed: ${words.right} of ${words.named}`)
}
