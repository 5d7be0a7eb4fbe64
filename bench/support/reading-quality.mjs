import { shingleScore } from './shingle-score.mjs'

/**
 * How well pages were read, by what a reference says about each: its text, pieces that must or must not be in it, its
 * title, authors and day. A page without a reference for one of them does not count there. All numbers 0 to 1.
 */
export function scorePage(reference, article) {
  const text = article.text ?? ''
  const { f1, precision, recall } = reference.text === undefined ? unknown : shingleScore(reference.text, text)
  return {
    f1,
    precision,
    recall,
    exact: reference.text === undefined ? null : Number(words(reference.text) === words(text)),
    pieces: reference.with ? countPieces(reference.with, reference.without ?? [], text) : null,
    title: reference.title ? Number(folded(reference.title) === folded(article.title)) : null,
    author: reference.author ? Number(people(reference.author) === people(article.byline)) : null,
    date: reference.date ? Number(day(reference.date) === day(article.published)) : null,
  }
}

const unknown = { f1: null, precision: null, recall: null }

/**
 * The mean of each over the pages that have it; for the pieces, the F1 of them all together. `f1` is the mean of the
 * pages' own, `f1OfMeans` that of mean precision and mean recall, as public benchmarks reckon it: a page of which
 * nothing was read lowers only its recall.
 */
export function summarise(scores) {
  const means = ['f1', 'precision', 'recall', 'exact', 'title', 'author', 'date'].map((name) => {
    const known = scores.map((score) => score[name]).filter((value) => value !== null)
    return [name, known.length > 0 ? known.reduce((total, value) => total + value, 0) / known.length : null]
  })
  const all = Object.fromEntries(means)
  const { precision, recall } = all
  return {
    ...all,
    f1OfMeans: precision && recall ? (2 * precision * recall) / (precision + recall) : null,
    pieces: piecesF1(scores.flatMap((score) => score.pieces ?? [])),
  }
}

function countPieces(wanted, unwanted, text) {
  const shown = squashed(text)
  const found = wanted.filter((piece) => shown.includes(squashed(piece))).length
  return {
    found,
    missed: wanted.length - found,
    wrong: unwanted.filter((piece) => shown.includes(squashed(piece))).length,
  }
}

function piecesF1(counts) {
  const [found, missed, wrong] = ['found', 'missed', 'wrong'].map((name) =>
    counts.reduce((total, count) => total + count[name], 0),
  )
  return counts.length > 0 ? (2 * found) / (2 * found + missed + wrong) : null
}

function words(text) {
  return (text.match(/[\p{L}\p{N}_]+/gu) ?? []).join(' ')
}

function squashed(text) {
  return text.replace(/\s+/g, ' ').trim()
}

/** Case, quotes and punctuation aside. */
function folded(text) {
  const plain = (text ?? '').normalize('NFKC').toLowerCase()
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/** The same people in whatever order and however joined. */
function people(names) {
  const list = Array.isArray(names) ? names : (names ?? '').split(/\s*(?:[;,&|/]|\b(?:and|und|et|y)\b)\s*/i)
  return list
    .map((name) => folded(name.replace(/^\s*(?:by|von|par|por|di)\s+/i, '')))
    .filter(Boolean)
    .sort()
    .join('|')
}

function day(written) {
  const parts = /^(\d{4})-?(\d{2})-?(\d{2})/.exec((written ?? '').trim())
  if (parts) return parts.slice(1).join('-')
  const read = new Date(written ?? '')
  return Number.isNaN(read.getTime()) ? '' : read.toDateString()
}
