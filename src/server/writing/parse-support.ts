/** What a model said of one sentence of a post. */
export interface NamedSupport {
  /** Sentences that it says are the source's. */
  sentences: string[]
  /** Words that it says are the post's: without support, and contradicted. */
  missing: string[]
  contrary: string[]
}

/** A number and a mark behind it, both with a blank before the words. */
const numbered = /^[[(]?(\d{1,3})[\])]?(?:\s*[:.)–—-](?=\s)|(?=\s))/u
const nothing = /^(?:[-–—]+|none|n\/?a|null|\(none\)|no sentence.{0,20})[.)]?$/iu
const judged = /^(missing|contrary)\s*:/iu
const quoted = /^(?:"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|«\s?([^»]+?)\s?»)/u

/**
 * The model's answer for each sentence, by its number from 0; with nothing in it if the model found none. A sentence has a
 * line for everything that is said of it. Lines without a valid number are dropped, unless they go on about the last one.
 */
export function parseSupport(answer: string, count: number): Map<number, NamedSupport> {
  const found = new Map<number, NamedSupport>()
  let current: NamedSupport | undefined
  for (const each of answer.split('\n')) {
    const line = each.trim()
    const [head = '', number] = numbered.exec(line) ?? []
    const said = line.slice(head.length).trim()
    if (number !== undefined) current = of(found, Number(number) - 1, count)
    else if (!judged.test(said)) current = undefined
    if (current) add(current, said)
  }
  return found
}

function of(found: Map<number, NamedSupport>, place: number, count: number): NamedSupport | undefined {
  if (!(place >= 0 && place < count)) return undefined
  const named = found.get(place) ?? { sentences: [], missing: [], contrary: [] }
  found.set(place, named)
  return named
}

function add(named: NamedSupport, said: string): void {
  const [label = '', kind = ''] = judged.exec(said) ?? []
  const text = said.slice(label.length).trim()
  if (text === '' || nothing.test(text)) return
  if (label === '') named.sentences.push(text)
  else named[kind.toLowerCase() === 'missing' ? 'missing' : 'contrary'].push(wordsIn(text))
}

/** Without the quotation marks around them, and without what is explained behind those. */
function wordsIn(text: string): string {
  return quoted.exec(text)?.slice(1).find(Boolean) ?? text
}
