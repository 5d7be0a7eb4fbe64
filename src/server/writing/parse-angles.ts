import { angleCount, angleKinds, sensitiveTopics } from '#shared/rules/angles'
import { languageFromCode } from '#shared/rules/languages'
import { findQuoted } from '#shared/text/quoted'
import { recogniseLanguage } from '#shared/text/recognise-language'
import type { Angles, WritingSource } from './writer.ts'

const labelled = /^[\s>*_#\d.)-]*(consequence|tension|lesson|number|stance|caution)[\s*_]*:[\s*_]*(\S.*)/is
const quoted = /^(?:"([^"]+)"|“([^”]+)”|„([^“]+)“|«\s?([^»]+?)\s?»)$/u

/** One line of a button, and a sentence at least. */
const minCharacters = 15
const maxCharacters = 220

type Material = Pick<WritingSource, 'title' | 'text' | 'language'>

/**
 * The labelled lines of a model's answer, as suggestions. What is in doubt is dropped and never repaired: a line without
 * a label, one too long for a button, an address, a figure or quotation that the article does not have, an angle that
 * shares no word with it.
 */
export function parseAngles(answer: string, sources: readonly Material[]): Angles {
  const material = sources.map(({ title, text }) => `${title}\n${text}`).join('\n')
  const figures = new Set(figuresOf(material))
  const isFounded = (line: string) =>
    figuresOf(line).every((figure) => figures.has(figure)) && quotationsOf(line).every((said) => isIn(said, material))
  const languages = sources.map(({ text, language }) => recogniseLanguage(text) ?? languageFromCode(language))
  const stems = new Set(stemsOf(material))
  /** A translated angle may share no word with the article. */
  const isAbout = (line: string) =>
    !languages.includes(recogniseLanguage(line) ?? languages[0] ?? null) ||
    stemsOf(line).some((stem) => stems.has(stem))

  const found = {
    angles: [] as Angles['angles'][number][],
    stances: [] as string[],
    caution: null as Angles['caution'],
  }
  for (const line of answer.split('\n')) {
    const [, label = '', rest = ''] = labelled.exec(line) ?? []
    const name = label.toLowerCase()
    const text = unquoted(rest.replace(/[*_`]+/g, '').trim())
    if (name === 'caution') {
      found.caution = sensitiveTopics.find((topic) => text.toLowerCase().startsWith(topic)) ?? null
      continue
    }
    if (!isPlainSentence(text) || !isFounded(text)) continue
    const kind = angleKinds.find((each) => each === name)
    if (kind && isAbout(text) && !found.angles.some((angle) => angle.kind === kind)) found.angles.push({ kind, text })
    if (name === 'stance' && !found.stances.includes(text)) found.stances.push(text)
  }
  return { ...found, angles: found.angles.slice(0, angleCount), stances: found.stances.slice(0, angleCount) }
}

function unquoted(line: string): string {
  return quoted.exec(line)?.slice(1).find(Boolean)?.trim() ?? line
}

function isPlainSentence(text: string): boolean {
  if (text.length < minCharacters || text.length > maxCharacters || !/\p{L}{3}/u.test(text)) return false
  return !/https?:|www\.|\S@\S|[<>{}[\]]|\.(?:com|org|net|io)\b/i.test(text)
}

/** Their digits alone: "1,200", "1.200" and "1 200" are the same figure in our languages. */
function figuresOf(text: string): string[] {
  return (text.match(/\d+(?:[.,'’\u00A0\u202F ]\d{3})*(?:[.,]\d+)?/g) ?? []).map((figure) => figure.replace(/\D/g, ''))
}

/** Of three words and more; fewer are a name or a term. */
function quotationsOf(text: string): string[] {
  const said = findQuoted(text).map(({ start, end }) => text.slice(start + 1, end - 1).trim())
  return said.filter((each) => /\S\s+\S+\s+\S/.test(each))
}

function isIn(quotation: string, material: string): boolean {
  const plain = (text: string) =>
    text
      .replace(/[\s\u00A0]+/g, ' ')
      .replace(/[’‘]/g, "'")
      .toLowerCase()
  return plain(material).includes(plain(quotation).replace(/[.,;!?]$/, ''))
}

/** Beginnings of longer words and of numbers: enough to see that two texts speak of the same matter. */
function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{5,}|\d+/gu) ?? []).map((word) => word.slice(0, 6))
}
