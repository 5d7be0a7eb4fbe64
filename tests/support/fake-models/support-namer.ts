/** Models that are asked which sentence of the source supports each sentence of a post. */

/** The sentence that shares a number with the post's, copied; a hyphen where there is none. */
export function nameRightly(prompt: string): string {
  return answerEach(prompt, (sentence, source) => {
    const [number] = /\d[\d,.]*\d/.exec(sentence) ?? []
    return (number && source.find((each) => each.includes(number))) || '-'
  })
}

/** A sentence that is there, but for something else. */
export function nameWrongly(prompt: string): string {
  return answerEach(prompt, (_, source) => source.find((each) => each.includes('harbour master')) ?? '-')
}

/** What would support it nicely, had it been written. */
export function nameInvented(prompt: string): string {
  return answerEach(prompt, (sentence) => `As the authority confirmed yesterday: ${sentence}`)
}

function answerEach(prompt: string, name: (sentence: string, source: readonly string[]) => string): string {
  const end = prompt.lastIndexOf('</source-')
  const start = prompt.indexOf('\n', prompt.lastIndexOf('<source-', end - 1))
  const sentences = prompt.slice(start, end).split(/\n+|(?<=[.!?”"])\s+/)
  return [...prompt.matchAll(/^\[(\d+)\] (.+)$/gm)]
    .map(([, number, sentence = '']) => `[${number}] ${name(sentence, sentences)}`)
    .join('\n')
}
