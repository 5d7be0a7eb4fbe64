/** Models that name the source's sentences for each sentence of a post: an honest one, and some that are not. */

/** A copy of the sentence that shares a number with the post's; a hyphen where there is none. */
export function nameRightly(prompt: string): string {
  return answerEach(prompt, nameOf)
}

function nameOf(sentence: string, source: readonly string[]): string {
  const [number] = /\d[\d,.]*\d/.exec(sentence) ?? []
  return (number && source.find((each) => each.includes(number))) || '-'
}

/** A sentence of the source that supports something else. */
export function nameWrongly(prompt: string): string {
  return answerEach(prompt, (_, source) => source.find((each) => each.includes('harbour master')) ?? '-')
}

/** An invented sentence that would be good support. */
export function nameInvented(prompt: string): string {
  return answerEach(prompt, (sentence) => `As the authority confirmed yesterday: ${sentence}`)
}

/** All that the source has, and fault with words of its own. */
export function nameTooMuch(prompt: string): string {
  return answerEach(prompt, (_, source, number) =>
    [...source.filter((each) => each.length > 40), 'contrary: words of nobody', 'missing: bad'].join(`\n[${number}] `),
  )
}

/** The sentence with its number, and faults with the post's own words. */
export function nameFaults(prompt: string): string {
  return answerEach(prompt, (sentence, source, number) =>
    [nameOf(sentence, source), `contrary: "${sentence.split(' ').slice(0, 3).join(' ')}"`, 'missing: a year'].join(
      `\n[${number}] `,
    ),
  )
}

function answerEach(
  prompt: string,
  name: (sentence: string, source: readonly string[], number: string) => string,
): string {
  const end = prompt.lastIndexOf('</source-')
  const start = prompt.indexOf('\n', prompt.lastIndexOf('<source-', end - 1))
  const sentences = prompt.slice(start, end).split(/\n+|(?<=[.!?”"])\s+/)
  return [...prompt.matchAll(/^\[(\d+)\] (.+)$/gm)]
    .map(([, number = '', sentence = '']) => `[${number}] ${name(sentence, sentences, number)}`)
    .join('\n')
}
