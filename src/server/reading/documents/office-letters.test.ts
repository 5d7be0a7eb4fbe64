import { expect, test } from 'vitest'
import { type Form, letteredDocuments, type Part } from '../../../../tests/support/lettered-documents.ts'
import { extract } from './extract.ts'

const words = (
  'harbour board landed 42 tonnes for $18 each in 2024 while 1,500 boats paid 7.4 million euros at pier 9 ' +
  'before noon and the council voted with 12 votes against three'
).split(' ')
const forms: readonly Form[] = ['raised', 'struck', 'hidden', 'note']

/** The same numbers in every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const figures = (text: string) => text.match(/\d[\d.,]*/g) ?? []
/** As programs split them: a word may be written in two runs. */
function inRuns(text: string, random: (below: number) => number): Part[] {
  const at = 1 + random(Math.max(1, text.length - 1))
  return [text.slice(0, at), text.slice(at)].filter((run) => run !== '').map((run) => ({ text: run, form: 'plain' }))
}

test.each(Object.entries(letteredDocuments))(
  '%s: whichever word is raised, struck, hidden or has a note, no figures join and no words are lost',
  async (name, write) => {
    const random = randomFrom(name.length * 7_919 + name.charCodeAt(0))
    for (let round = 0; round < 60; round += 1) {
      const sentence = Array.from({ length: 6 + random(8) }, () => words[random(words.length)] ?? '')
      const at = 1 + random(sentence.length - 2)
      const form = forms[random(forms.length)] ?? 'note'
      const chosen = sentence[at] ?? ''
      const before = sentence.slice(0, at).join(' ')
      const after = sentence.slice(at + 1).join(' ')
      const mark = String(1 + random(30))
      const parts: Part[] =
        form === 'note'
          ? [...inRuns(`${before} ${chosen}`, random), { text: mark, form }, ...inRuns(` ${after}`, random)]
          : [...inRuns(`${before} `, random), { text: chosen, form }, ...inRuns(` ${after}`, random)]
      const file = write(parts)
      if (!file) continue
      const { text } = await extract(file, `file.${name}`)
      const told = `${name}, ${form}: ${sentence.join(' ')} [${chosen}]`
      if (form === 'note') expect(text, told).toBe(sentence.join(' '))
      else if (form === 'raised') {
        // a single raised number may be a note mark
        const whole = /^\d+$/.test(chosen) ? [sentence.join(' '), `${before} ${after}`] : [sentence.join(' ')]
        expect(whole, told).toContain(text)
      } else expect(text, told).toBe(`${before} ${after}`)
      for (const figure of figures(text)) expect(figures(sentence.join(' ')), told).toContain(figure)
    }
  },
)
