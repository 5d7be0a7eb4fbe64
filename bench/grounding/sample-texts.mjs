import { readFileSync } from 'node:fs'

/** A source of 30,000 characters and a post of 3,000, made of the English cases; no two sentences of the source have the same numbers. */
export function sampleTexts() {
  const english = JSON.parse(readFileSync(new URL('english.json', import.meta.url), 'utf8'))
  const sentences = [...english.source.split('\n'), ...english.cases.map(([, post]) => post)]
  const source = repeatTo(sentences, 30_000, (sentence, turn) =>
    sentence.replace(/\d+/g, (digits) => String(Number(digits) + turn)),
  )
  return { source, post: repeatTo(sentences.slice().reverse(), 3_000, (sentence) => sentence) }
}

function repeatTo(sentences, length, change) {
  let text = ''
  for (let place = 0; text.length < length; place += 1) {
    text += `${change(sentences[place % sentences.length], Math.floor(place / sentences.length))}${place % 3 === 2 ? '\n\n' : ' '}`
  }
  return text.slice(0, length)
}
