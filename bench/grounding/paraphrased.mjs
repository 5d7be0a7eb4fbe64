import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { recogniseLanguage } from '../../dist/shared/text/recognise-language.js'

/**
 * Posts as a model writes them from articles, and single edits that make them wrong. Printed in two halves by a hash of
 * the article: rules are made with the development half in sight, of the other only these totals are ever printed.
 *
 * A post has `edits` ({from, to, kind}), `derived` (what is true by arithmetic alone) and `opinion` (the author's own).
 */
export function reportParaphrased(createGrounding, { postsFile, articlesFile, isEach }) {
  if (!existsSync(postsFile) || !existsSync(articlesFile)) return console.log(`no paraphrased posts in ${postsFile}`)
  const listed = JSON.parse(readFileSync(articlesFile, 'utf8'))
  const articles = new Map((listed.pages ?? listed).map((article) => [article.id, article]))
  const posts = JSON.parse(readFileSync(postsFile, 'utf8'))
  for (const half of [0, 1]) {
    const part = posts.filter(({ article }) => createHash('sha256').update(article).digest()[31] % 2 === half)
    reportHalf(half === 0 ? 'development' : 'unseen', part, articles, createGrounding, isEach && half === 0)
  }
}

/** What is told apart by whether post and source are in one language. */
const readInOneLanguage = new Set(['negation', 'attribution'])

function reportHalf(label, posts, articles, createGrounding, isEach) {
  const truth = { claims: 0, flagged: 0, asking: 0 }
  const kinds = new Map()
  for (const one of posts) {
    const { title, author, date, text } = articles.get(one.article)
    const grounding = createGrounding([[title, author, one.site, date, text].filter(Boolean).join('\n\n')])
    const options = { opinion: one.opinion?.join(' ') || undefined }
    const judged = grounding.check(one.post, options)
    const flags = judged.filter(isFlag)
    const excused = [...(one.derived ?? []), ...(one.opinion ?? [])].map((words) => spanOf(one.post, words))
    const wrong = flags.filter((flag) => !excused.some((span) => overlap(flag, span)))
    truth.claims += judged.length
    truth.flagged += wrong.length
    truth.asking += flags.some(({ asks }) => asks) ? 1 : 0
    if (isEach) for (const flag of wrong) console.log(`    ${one.language} | ${flag.kind} | ${flag.text}`)
    const isAbroad = recogniseLanguage(text) !== one.language
    for (const edit of one.edits) {
      const kind = isAbroad && readInOneLanguage.has(edit.kind) ? `${edit.kind} across languages` : edit.kind
      const row = kinds.get(kind) ?? { found: 0, all: 0 }
      kinds.set(kind, row)
      row.all += 1
      if (isFound(grounding, one.post, edit, flags, options)) row.found += 1
      else if (isEach) console.log(`    ${one.language} | ${edit.kind} missed | ${edit.from} -> ${edit.to}`)
    }
  }
  console.log(`paraphrased ${label}: ${posts.length} true posts`)
  console.log(`  flagged though true  ${share(truth.flagged, truth.claims)}`)
  console.log(`  posts that ask       ${share(truth.asking, posts.length)}`)
  for (const [kind, { found, all }] of [...kinds].sort(([a], [b]) => a.localeCompare(b)))
    console.log(`  wrong ${kind.padEnd(28)} found ${share(found, all)}`)
}

/** A flag at the edit's place, or one that the true post had not. */
function isFound(grounding, post, { from, to }, before, options) {
  const start = post.indexOf(from)
  const edited = post.slice(0, start) + to + post.slice(start + from.length)
  const known = new Set(before.map(({ kind, text }) => `${kind} ${text}`))
  const span = { start, end: start + to.length }
  return grounding
    .check(edited, options)
    .some((flag) => isFlag(flag) && (overlap(flag, span) || !known.has(`${flag.kind} ${flag.text}`)))
}

export function isFlag({ verdict }) {
  return verdict === 'differs' || verdict === 'not-found'
}

function spanOf(post, words) {
  const start = post.indexOf(words)
  return { start, end: start + words.length }
}

function overlap(a, b) {
  return a.start < b.end && b.start < a.end
}

function share(part, all) {
  return `${String(part).padStart(4)} of ${String(all).padStart(4)}  ${((100 * part) / Math.max(1, all)).toFixed(1)} %`
}
