/**
 * How well a text was read, by its words: recall and precision count words without their order, `grams` runs of four
 * words, `order` how many of the runs that occur once in both texts come in the reference's order. Where too little is
 * there to measure, a figure is null: precision of a text so long that it may be cut, order of less than 20 runs.
 */
export function scoreText(reference, text) {
  const isLong = reference.length > longText
  const [wanted, found] = [wordsOf(isLong ? reference.slice(0, longText) : reference), wordsOf(text)]
  const [wantedRuns, foundRuns] = [runsOf(wanted), runsOf(found)]
  const shared = sharedCount(wanted, found)
  return {
    recall: wanted.length > 0 ? shared / wanted.length : 1,
    precision: isLong ? null : found.length > 0 ? shared / found.length : 0,
    grams: wantedRuns.length > 0 ? sharedCount(wantedRuns, foundRuns) / wantedRuns.length : null,
    order: orderOf(wantedRuns, foundRuns),
  }
}

/** A long reference is compared by its beginning only. */
const longText = 200_000
const minOrderedRuns = 20
/** What shows no mark on paper: joiners, direction marks, Arabic vowels and stretchers. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069\u0640]|[\u064b-\u0652]/g
const brokenWord = /(\p{L})[-\u2010]\s*\r?\n\s*(?=\p{Ll})/gu
/** Scripts without spaces count by letters. */
const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}\p{M}]+/gu
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

function wordsOf(text) {
  const plain = text.normalize('NFKC').toLowerCase().replace(invisible, '').replace(brokenWord, '$1')
  return (plain.match(word) ?? []).flatMap((each) => (eastAsian.test(each) ? [...each] : [each]))
}

function runsOf(words) {
  return Array.from({ length: Math.max(0, words.length - 3) }, (_, at) => words.slice(at, at + 4).join(' '))
}

function orderOf(wanted, found) {
  const [wantedCounts, foundCounts] = [countsOf(wanted), countsOf(found)]
  const isUnique = (run) => wantedCounts.get(run) === 1 && foundCounts.get(run) === 1
  const places = new Map(wanted.map((run, at) => [run, at]))
  const sequence = found.filter(isUnique).map((run) => places.get(run))
  return sequence.length < minOrderedRuns ? null : longestRise(sequence) / sequence.length
}

/** Length of the longest rising subsequence: how many may stay where they are when the rest is put in order. */
function longestRise(sequence) {
  const ends = []
  for (const place of sequence) {
    let [from, to] = [0, ends.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (ends[middle] < place) from = middle + 1
      else to = middle
    }
    ends[from] = place
  }
  return ends.length
}

function sharedCount(one, other) {
  const counts = countsOf(other)
  let shared = 0
  for (const [each, count] of countsOf(one)) shared += Math.min(count, counts.get(each) ?? 0)
  return shared
}

function countsOf(all) {
  const counts = new Map()
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}
