/** Corrections and what changes by itself, seeded into texts. Repeatable: the same numbers give the same changes. */

export const correctionKinds = [
  'number',
  'name',
  'number',
  'date',
  'word',
  'negation',
  'number',
  'word',
  'gone',
  'name',
]

const strangers = ['Brandvold', 'Ferrante', 'Okonjo', 'Ashdown', 'Lindqvist']
/** A word and what an editor would correct it into; either way. */
const contraries = [
  ['rose', 'fell'],
  ['increased', 'declined'],
  ['more', 'fewer'],
  ['first', 'second'],
  ['before', 'after'],
  ['lost', 'won'],
  ['largest', 'smallest'],
  ['approved', 'rejected'],
  ['father', 'brother'],
  ['president', 'chairman'],
  ['city', 'county'],
  ['company', 'agency'],
  ['killed', 'injured'],
  ['arrested', 'questioned'],
  ['bought', 'leased'],
  ['launched', 'announced'],
  ['died', 'resigned'],
  ['opened', 'closed'],
  ['mother', 'sister'],
  ['north', 'south'],
]
const months = 'January February March April May June July August September October November December'.split(' ')

/** The sentence corrected; null where it has nothing of this kind. */
export function correct(kind, sentence, random) {
  const { text, start } = sentence
  const put = (claim, said) => text.slice(0, claim.start - start) + said + text.slice(claim.end - start)
  const pick = (list) => list[Math.floor(random() * list.length)]
  switch (kind) {
    case 'number': {
      const claim = pick(sentence.numbers.filter((each) => /\d/.test(each.text)))
      if (!claim) return null
      const places = [...claim.text.matchAll(/\d/g)].map(({ index }) => index)
      const place = pick(places)
      const digit = ((Number(claim.text[place]) + Math.floor(random() * 8)) % 9) + 1
      const said = claim.text.slice(0, place) + digit + claim.text.slice(place + 1)
      return said === claim.text ? null : put(claim, said)
    }
    case 'name': {
      const claim = pick(sentence.names.filter((each) => each.isSure && each.words.length > 1))
      return claim ? put(claim, claim.text.replace(/\S+$/u, pick(strangers))) : null
    }
    case 'date': {
      const claim = sentence.dates.find((each) => months.some((month) => each.text.includes(month)))
      if (!claim) return null
      const month = months.find((each) => claim.text.includes(each))
      return put(claim, claim.text.replace(month, months[(months.indexOf(month) + 1 + Math.floor(random() * 10)) % 12]))
    }
    case 'word':
      for (const pair of contraries)
        for (const [from, to] of [pair, pair.toReversed()])
          if (new RegExp(`\\b${from}\\b`, 'u').test(text)) return text.replace(new RegExp(`\\b${from}\\b`, 'u'), to)
      return null
    case 'negation':
      if (sentence.language !== 'english') return null
      if (/\b(?:is|was|were|are|will|has|had|did|would|could|can|does) not\b/u.test(text))
        return text.replace(/\b(is|was|were|are|will|has|had|did|would|could|can|does) not\b/u, '$1')
      if (/\b(?:is|was|were|are|will|has|had|would|could|can)\b/u.test(text))
        return text.replace(/\b(is|was|were|are|will|has|had|would|could|can)\b/u, '$1 not')
      return null
    case 'gone':
      return text.length > 40 ? '' : null
    default:
      throw new Error(kind)
  }
}

/** What changes by itself between two readings. */
export function disturb(text, random) {
  const lines = text.split('\n').map((line) => respaced(line, random))
  const count = () => Math.floor(random() * 9_000) + 10
  const extra = [
    `Updated ${Math.floor(random() * 12) + 1}:${String(Math.floor(random() * 60)).padStart(2, '0')} GMT`,
    `${count()} comments`,
    `${count()} shares`,
    `Read in ${Math.floor(random() * 9) + 2} minutes`,
    `Advertisement: save ${Math.floor(random() * 60) + 10} % on subscriptions until Sunday.`,
    `Related: ${count()} reasons to read on`,
  ]
  for (const line of extra) if (random() < 0.6) lines.splice(Math.floor(random() * (lines.length + 1)), 0, line, '')
  return lines.join('\n')
}

/** Other marks and spaces for the same words. */
function respaced(line, random) {
  const way = random()
  if (way < 0.15) return line.replaceAll('“', '"').replaceAll('”', '"')
  if (way < 0.3) return line.replaceAll('’', "'")
  if (way < 0.4) return line.replaceAll(/ (?=\d)/g, ' ')
  if (way < 0.5) return line.replaceAll(' - ', ' – ')
  return line
}

/** A post that uses four sentences of an article, each shortened. */
export function postFrom(sentences, random) {
  const usable = sentences.filter(({ text, stems }) => text.length > 60 && text.length < 300 && stems.size > 5)
  if (usable.length < 6) return null
  const chosen = Array.from({ length: 5 }, () => usable[Math.floor(random() * usable.length)])
  return chosen
    .map(({ text }) => text.replace(/^(?:But|And|However,|Meanwhile,) /, '').replace(/, [^,.]{10,60}\.$/, '.'))
    .join('\n\n')
}

/** mulberry32 */
export function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
