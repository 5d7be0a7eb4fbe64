/**
 * Cases out of real articles, read from a folder and kept nowhere: sentences as they stand, and the same with a digit, a
 * date, a quoted word or a name changed. Repeatable: the same articles give the same cases.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findClaims } from '../../dist/shared/grounding/find-claims.js'

const perArticle = 6
const months = 'January February March April May June July August September October November December'.split(' ')
const strangers = ['Ottilie Brandvold', 'Casimir Ferrante', 'Ludmila Okonjo', 'Peregrine Ashdown']

/** [{ source, post, start, end, kind }]: the changed claim stands at start to end; nothing is changed in a `verbatim` one. */
export function casesFromArticles(folder) {
  const file = join(folder, 'index.json')
  if (!existsSync(file)) return []
  const articles = JSON.parse(readFileSync(file, 'utf8')).filter(
    ({ text }) => text && text.length > 1500 && text.length < 40_000,
  )
  const random = randomFrom(7)
  return articles.flatMap(({ text }) => casesOf(text, random))
}

function casesOf(source, random) {
  const claims = findClaims(source.slice(0, 12_000))
  const names = [
    ...new Set(
      claims.filter(({ kind, isSure, words }) => kind === 'name' && isSure && words.length > 1).map(({ text }) => text),
    ),
  ]
  const counts = {}
  return claims.flatMap((claim) => {
    const { kind, passage } = claim
    counts[kind] = (counts[kind] ?? 0) + 1
    if (counts[kind] > perArticle || passage.text.length < 40 || passage.text.length > 400) return []
    const changed = changes[kind](claim, random, names)
    if (changed === null || source.includes(changed.post)) return []
    const said = sameOtherwise(claim)
    return [
      { source, kind: 'verbatim', post: passage.text },
      { source, ...changed },
      ...(said === null ? [] : [{ source, ...replaced(claim, 'reformatted', said) }]),
    ]
  })
}

const changes = {
  number(claim, random) {
    const places = [...claim.text.matchAll(/\d/g)].map(({ index }) => index)
    if (places.length === 0) return null
    const place = places[Math.floor(random() * places.length)]
    const digit = (Number(claim.text[place]) + 1 + Math.floor(random() * 8)) % 10 || 9
    if (String(digit) === claim.text[place]) return null
    return replaced(claim, 'number', claim.text.slice(0, place) + digit + claim.text.slice(place + 1))
  },
  date(claim, random) {
    const month = months.find((name) => claim.text.includes(name))
    if (month && random() < 0.5) {
      return replaced(
        claim,
        'date',
        claim.text.replace(month, months[(months.indexOf(month) + 1 + Math.floor(random() * 10)) % 12]),
      )
    }
    const year = /(?:19|20)\d\d/.exec(claim.text)?.[0]
    return year
      ? replaced(claim, 'date', claim.text.replace(year, String(Number(year) + 1 + Math.floor(random() * 4))))
      : null
  },
  quotation(claim, random) {
    const words = [...claim.text.matchAll(/\p{L}{4,}/gu)]
    if (claim.passage.start > claim.start || claim.end > claim.passage.end || words.length < 2) return null
    const word = words[Math.floor(random() * words.length)]
    return replaced(
      claim,
      'quotation',
      `${claim.text.slice(0, word.index)}lanterns${claim.text.slice(word.index + word[0].length)}`,
    )
  },
  name(claim, random, names) {
    if (!claim.isSure || claim.words.length < 2) return null
    const others = names.filter(
      (name) => !claim.passage.text.includes(name) && !name.split(' ').some((word) => claim.text.includes(word)),
    )
    const pool = random() < 0.5 && others.length > 0 ? others : strangers
    return replaced(
      claim,
      pool === others ? 'name of the article' : 'stranger',
      pool[Math.floor(random() * pool.length)],
    )
  },
}

const words = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ')

/** The same number or date as another writer would set it, in English and outside quotations and ranges; else null. */
function sameOtherwise({ kind, text, passage, start, end, values }) {
  if (passage.language !== 'english' || /["“”‘'«»]/u.test(passage.text)) return null
  const beside = passage.text.charAt(start - passage.start - 1) + passage.text.charAt(end - passage.start)
  if (/[-–\p{L}]/u.test(beside)) return null
  if (kind === 'number') {
    const percent = /^(\d+(?:\.\d+)?) ?(%|percent|per cent)$/.exec(text)
    if (percent) return percent[2] === '%' ? `${words[percent[1]] ?? percent[1]} percent` : `${percent[1]}%`
    const scaled = /^([$£€])(\d+(?:\.\d+)?)[ -]?(million|billion|m|bn)$/i.exec(text)
    if (scaled) {
      const isBillion = /^b/i.test(scaled[3])
      return /^(m|bn)$/i.test(scaled[3])
        ? `${scaled[1]}${scaled[2]} ${isBillion ? 'billion' : 'million'}`
        : `${scaled[1]}${scaled[2]}${isBillion ? 'bn' : 'm'}`
    }
    if (/^\d{1,3}(,\d{3})+$/.test(text) && values[0] % 100_000 === 0 && values[0] >= 1_000_000)
      return `${values[0] / 1_000_000} million`
    if (/^\d{1,3}(,\d{3})+$/.test(text)) return text.replaceAll(',', '')
    return /^\d+$/.test(text) ? (words[text] ?? null) : null
  }
  if (kind !== 'date') return null
  const american = /^(\p{Lu}\p{Ll}+) (\d{1,2}), (\d{4})$/u.exec(text)
  if (american) return `${american[2]} ${american[1]} ${american[3]}`
  const british = /^(\d{1,2}) (\p{Lu}\p{Ll}+) (\d{4})$/u.exec(text)
  return british ? `${british[2]} ${british[1]}, ${british[3]}` : null
}

function replaced({ passage, start, end }, kind, text) {
  const from = start - passage.start
  return {
    kind,
    post: passage.text.slice(0, from) + text + passage.text.slice(end - passage.start),
    start: from,
    end: from + text.length,
  }
}

/** mulberry32 */
function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
