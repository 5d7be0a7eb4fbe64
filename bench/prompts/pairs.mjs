import { randomInt } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Answers as blind pairs, and votes on them as figures. */

const contenders = ['today', 'sketch']

const question = `Two posts from the same request. Which one would you rather have signed? Judge by the first line, what a reader gets out of
it, how it reads, whether it is true to the source, and what it does to the author's reputation. Write one line for each
pair into votes.txt: its number, A or B (or = for neither), and a reason.`

/** Every answer of the new prompt beside that of each other one, in an order and on sides that chance decides. */
export function makePairs(folder) {
  const pairs = casesOf(folder).flatMap((name) =>
    contenders
      .filter((other) => answerOf(folder, name, 'new') && answerOf(folder, name, other))
      .map((other) => ({ name, other, isNewFirst: randomInt(2) === 0 })),
  )
  shuffle(pairs)
  const target = join(folder, 'judge')
  mkdirSync(target, { recursive: true })
  pairs.forEach(({ name, other, isNewFirst }, place) => {
    const [one, two] = isNewFirst ? ['new', other] : [other, 'new']
    const text = [
      question,
      `--- SOURCE\n${readFileSync(join(folder, name, 'source.txt'), 'utf8').trim()}`,
      `--- A\n${answerOf(folder, name, one)}`,
      `--- B\n${answerOf(folder, name, two)}`,
    ]
    writeFileSync(join(target, `${numbered(place)}.txt`), `${text.join('\n\n')}\n`)
  })
  writeFileSync(keyOf(folder), `${JSON.stringify(pairs, null, 1)}\n`)
  return pairs.length
}

/** How often the new prompt won; null while there are no votes. */
export function countVotes(folder) {
  const votes = join(folder, 'judge', 'votes.txt')
  if (!existsSync(keyOf(folder)) || !existsSync(votes)) return null
  const pairs = JSON.parse(readFileSync(keyOf(folder), 'utf8'))
  const tally = Object.fromEntries(contenders.map((other) => [other, { won: 0, even: 0, lost: 0, lines: [] }]))
  for (const line of readFileSync(votes, 'utf8').split('\n')) {
    const [, number, choice, reason] = /^\s*(\d+)[\s.:]+([AB=])(.*)$/.exec(line) ?? []
    const pair = pairs[Number(number) - 1]
    if (!pair) continue
    const outcome = choice === '=' ? 'even' : (choice === 'A') === pair.isNewFirst ? 'won' : 'lost'
    tally[pair.other][outcome] += 1
    tally[pair.other].lines.push(`${outcome.padEnd(4)} ${pair.name}${reason}`)
  }
  return tally
}

export function casesOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'source.txt')))
    .map((entry) => entry.name)
    .toSorted()
}

export function answerOf(folder, name, variant) {
  const path = join(folder, name, `${variant}.answer.txt`)
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
