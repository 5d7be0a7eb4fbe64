/**
 * Whether posts pass as they are, between the marks that models are asked for and without them: how many are taken for a
 * refusal, how many lose or gain something, and how long a reader waits for the first piece. Needs a build.
 *
 *   node bench/refusals.mjs [DIR]      DIR holds JSON files, each a list of objects with a `post`
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAnswerGate } from '../dist/server/writing/answer-gate.js'

const [folder] = process.argv.slice(2)
if (!folder) {
  console.log('refusals: no posts; name a folder that holds some')
  process.exit(0)
}

const posts = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  .flatMap(({ post }) => (typeof post === 'string' ? [post] : []))
// each as it stands, and its first paragraphs alone: only short answers can be refusals
const texts = posts.flatMap((post) => [
  post,
  ...[1, 2, 3].map((count) => post.split('\n\n').slice(0, count).join('\n\n')),
])

console.log(`${posts.length} posts, ${texts.length} texts made of them, in pieces of 4 characters`)
for (const [name, around] of [
  ['between marks', (text) => `Sure! Here is your post:\n\n<post>\n${text}\n</post>\n\nLet me know what you think.`],
  ['marks alone', (text) => `<post>${text}</post>`],
  ['without marks', (text) => text],
])
  passAll(name, around)

function passAll(name, around) {
  let refused = 0
  let changed = 0
  let longestWait = 0
  for (const text of texts) {
    const gate = createAnswerGate()
    const answer = around(text)
    let shown = ''
    for (let at = 0; at < answer.length; at += 4) {
      shown += gate.push(answer.slice(at, at + 4))
      if (shown === '') longestWait = Math.max(longestWait, at + 4)
    }
    const end = gate.end()
    if (end.isRefusal) refused += 1
    else if (shown + end.text !== text) changed += 1
  }
  const counts = `taken for a refusal ${refused}, changed ${changed}`
  console.log(`${name}: ${counts}, longest wait before the first piece ${longestWait} characters`)
  if (refused + changed > 0) process.exitCode = 1
}
