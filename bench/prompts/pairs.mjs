import { randomInt } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Answers as blind pairs, and votes on them as figures. */

const question = `Two posts from the same request. Which one would you rather have signed? Judge by the first line, what a reader gets out of
it, how it reads, whether it is true to the source, and what it does to the author's reputation. Write one line for each
pair into votes-NAME.txt: its number, A or B (or = for neither), yes or no for "I would sign A without a change", the same
for B, and a reason. An example: 001 B no yes A ends with a slogan.`

/** Every case's two answers beside each other, in an order and on sides that chance decides. */
export function makePairs(folder) {
  const pairs = casesOf(folder)
    .filter((name) => answerOf(folder, name, 'old') && answerOf(folder, name, 'new'))
    .map((name) => ({ name, isNewFirst: randomInt(2) === 0 }))
  shuffle(pairs)
  const target = join(folder, 'judge')
  mkdirSync(target, { recursive: true })
  pairs.forEach(({ name, isNewFirst }, place) => {
    const [one, two] = isNewFirst ? ['new', 'old'] : ['old', 'new']
    const text = [
      question,
      `--- SOURCE\n${readFileSync(join(folder, `${name}-source.txt`), 'utf8').trim()}`,
      `--- A\n${answerOf(folder, name, one)}`,
      `--- B\n${answerOf(folder, name, two)}`,
    ]
    writeFileSync(join(target, `${numbered(place)}.txt`), `${text.join('\n\n')}\n`)
  })
  writeFileSync(keyOf(folder), `${JSON.stringify(pairs, null, 1)}\n`)
  return pairs.length
}

/** For each reader, by their name: how often each version was preferred and would be signed as it is. */
export function countVotes(folder) {
  const target = join(folder, 'judge')
  if (!existsSync(keyOf(folder))) return []
  const pairs = JSON.parse(readFileSync(keyOf(folder), 'utf8'))
  return readdirSync(target)
    .flatMap((file) => /^votes-(.+)\.txt$/.exec(file)?.[1] ?? [])
    .toSorted()
    .map((reader) => ({ reader, ...tally(pairs, readFileSync(join(target, `votes-${reader}.txt`), 'utf8')) }))
}

function tally(pairs, votes) {
  const counted = { won: 0, even: 0, lost: 0, signed: { new: 0, old: 0 }, lines: [] }
  const voted = new Set()
  for (const line of votes.split('\n')) {
    const [, number, choice, first, second, reason] =
      /^\s*(\d+)[\s.:]+([AB=])\s+(yes|no)\s+(yes|no)(.*)$/i.exec(line) ?? []
    const pair = pairs[Number(number) - 1]
    if (!pair || voted.has(pair)) continue
    voted.add(pair)
    const outcome = choice === '=' ? 'even' : (choice.toUpperCase() === 'A') === pair.isNewFirst ? 'won' : 'lost'
    counted[outcome] += 1
    const [ofNew, ofOld] = pair.isNewFirst ? [first, second] : [second, first]
    if (/yes/i.test(ofNew)) counted.signed.new += 1
    if (/yes/i.test(ofOld)) counted.signed.old += 1
    counted.lines.push(`${outcome.padEnd(4)} ${pair.name}${reason}`)
  }
  return counted
}

export function casesOf(folder) {
  return readdirSync(folder)
    .flatMap((file) => /^(\d+)-source\.txt$/.exec(file)?.[1] ?? [])
    .toSorted()
}

export function answerOf(folder, name, variant) {
  const path = join(folder, `${name}-${variant}.answer.txt`)
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
}

/** Beside the folder that a judge is given, never in it. */
function keyOf(folder) {
  return join(folder, 'key.json')
}

function numbered(place) {
  return String(place + 1).padStart(3, '0')
}

function shuffle(list) {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1)
    ;[list[last], list[other]] = [list[other], list[last]]
  }
}
