import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { factsOfSource } from '../../dist/shared/grounding/facts-of-source.js'
import { recogniseLanguage } from '../../dist/shared/text/recognise-language.js'

/**
 * Posts as a model writes them from articles, and single edits that make them wrong. Printed in two parts by a hash of
 * the article: rules are made with the development part in sight, of the held-out part only these totals are printed.
 * Both were written for development, so neither says how unseen posts do.
 *
 * A post has `edits` ({from, to, kind}), `derived` (what is true by arithmetic alone) and `opinion` (the author's own).
 */
export function reportParaphrased(createGrounding, { folder, articlesFile, isEach }) {
  const files = sets.filter(({ posts }) => existsSync(`${folder}/${posts}`))
  if (files.length === 0 || !existsSync(articlesFile)) return console.log(`no paraphrased posts in ${folder}`)
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
  const articles = new Map()
  const parts = { development: [], 'held-out': [] }
  for (const { posts, articles: own, isHeldOut } of files) {
    const listed = read(own ? `${folder}/${own}` : articlesFile)
    for (const article of listed.pages ?? listed) articles.set(article.id, article)
    for (const post of read(`${folder}/${posts}`)) {
      const hash = createHash('sha256').update(post.article).digest()
      parts[isHeldOut(hash) ? 'held-out' : 'development'].push(post)
    }
  }
  for (const [label, posts] of Object.entries(parts))
    reportPart(label, posts, articles, createGrounding, isEach && label === 'development')
}

/** About a third of each is held out; of the older set only posts that no earlier rule was made with. */
const sets = [
  { posts: 'dev.json', isHeldOut: (hash) => hash[31] % 2 === 1 && hash[30] % 4 !== 0 },
  { posts: 'fresh.json', articles: 'fresh-articles.json', isHeldOut: (hash) => hash[30] % 3 === 0 },
]

/** What is told apart by whether post and source are in one language. */
const readInOneLanguage = new Set(['negation', 'attribution'])

function reportPart(label, posts, articles, createGrounding, isEach) {
  const truth = { claims: 0, flagged: 0, asking: 0 }
  const kinds = new Map()
  for (const one of posts) {
    const { title, author, date, text } = articles.get(one.article)
    const facts = factsOfSource({ title, byline: author, siteName: one.site, published: date })
    const grounding = createGrounding([text, facts])
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
      const row = kinds.get(kind) ?? { found: 0, asked: 0, all: 0 }
      kinds.set(kind, row)
      row.all += 1
      const found = findEdit(grounding, one.post, edit, flags, options)
      if (found.length > 0) row.found += 1
      else if (isEach) console.log(`    ${one.language} | ${edit.kind} missed | ${edit.from} -> ${edit.to}`)
      if (found.some(({ asks }) => asks)) row.asked += 1
    }
  }
  console.log(`paraphrased ${label}: ${posts.length} true posts`)
  console.log(`  flagged though true  ${share(truth.flagged, truth.claims)}`)
  console.log(`  posts that ask       ${share(truth.asking, posts.length)}`)
  const rows = [...kinds].sort(([a], [b]) => a.localeCompare(b))
  const sum = (part) => rows.reduce((total, [, row]) => total + row[part], 0)
  for (const [kind, { found, asked, all }] of [
    ...rows,
    ['of any kind', { found: sum('found'), asked: sum('asked'), all: sum('all') }],
  ])
    console.log(`  wrong ${kind.padEnd(28)} found ${share(found, all)}, asked about ${share(asked, all)}`)
}

/** Flags at the edit's place, and those that the true post had not. */
function findEdit(grounding, post, { from, to }, before, options) {
  const start = post.indexOf(from)
  const edited = post.slice(0, start) + to + post.slice(start + from.length)
  const known = new Set(before.map(({ kind, text }) => `${kind} ${text}`))
  const span = { start, end: start + to.length }
  return grounding
    .check(edited, options)
    .filter((flag) => isFlag(flag) && (overlap(flag, span) || !known.has(`${flag.kind} ${flag.text}`)))
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
