/** A number and a mark behind it, both with a blank before the words. */
const numbered = /^[[(]?(\d{1,3})[\])]?(?:\s*[:.)–—-](?=\s)|(?=\s))/u
const nothing = /^(?:[-–—]+|none|n\/?a|null|\(none\)|no sentence.{0,20})[.)]?$/iu

/**
 * What a model named for each sentence, by its number from 0; null where it said that there is nothing. Lines that answer
 * no number are dropped; of two answers to one number the first counts.
 */
export function parseSupport(answer: string, count: number): Map<number, string | null> {
  const found = new Map<number, string | null>()
  for (const each of answer.split('\n')) {
    const line = each.trim()
    const [head = '', number = ''] = numbered.exec(line) ?? []
    const place = Number(number) - 1
    if (!(place >= 0 && place < count) || found.has(place)) continue
    const said = line.slice(head.length).trim()
    found.set(place, nothing.test(said) ? null : said)
  }
  return found
}
