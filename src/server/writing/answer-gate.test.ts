import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languageIds } from '#shared/rules/languages'
import { closings, posts, prefaces, refusals } from '../../../tests/support/model-answers.ts'
import { createAnswerGate } from './answer-gate.ts'
import { createTidier } from './tidy-text.ts'

const post = 'The harbour opened its second quay on Monday.\n\nIt handles 1,200 ships a year.\n\n#Harbour #Trade'
const cuts = [1, 3, 7, 50, 5_000]

/** As it runs behind a model: tidied first, in pieces of this size. */
function pass(answer: string, size: number) {
  const tidier = createTidier({ dropsCitations: false })
  const gate = createAnswerGate()
  const shown: string[] = []
  for (let at = 0; at < answer.length; at += size) shown.push(gate.push(tidier.push(answer.slice(at, at + size))))
  shown.push(gate.push(tidier.end()))
  const { text, isRefusal } = gate.end()
  return { text: shown.join('') + text, isRefusal, shown }
}

function passAll(answer: string) {
  const passed = cuts.map((size) => pass(answer, size))
  const [first] = passed
  for (const each of passed) expect(each).toMatchObject({ text: first?.text, isRefusal: first?.isRefusal })
  return { text: first?.text ?? '', isRefusal: first?.isRefusal ?? false }
}

describe.each(languageIds)('in %s', (language) => {
  test.each(refusals[language])('a refusal is told as one: %s', (refusal) => {
    expect(passAll(refusal)).toEqual({ text: '', isRefusal: true })
  })

  test.each(prefaces[language])('what stands outside the marks is no post: %s', (preface) => {
    const [closing = ''] = closings[language]
    expect(passAll(`${preface}\n\n<post>\n${post}\n</post>\n\n${closing}`)).toEqual({ text: post, isRefusal: false })
    expect(passAll(`${preface} <post>${post}</post>`)).toEqual({ text: post, isRefusal: false })
  })
})

test.each(posts)('a person’s post is left as it is, with marks and without: %s', (own) => {
  expect(passAll(`<post>${own}</post>`)).toEqual({ text: own, isRefusal: false })
  expect(passAll(own)).toEqual({ text: own, isRefusal: false })
})

test('a post between marks is none of a refusal’s, whatever it says', () => {
  const own = 'I cannot help with that request, said the machine.'
  expect(passAll(`<post>${own}</post>`)).toEqual({ text: own, isRefusal: false })
})

test('an answer without marks is the post, with only one of them too', () => {
  expect(passAll(post)).toEqual({ text: post, isRefusal: false })
  expect(passAll(`<post>\n${post}`)).toEqual({ text: post, isRefusal: false })
  expect(passAll(`${post}\n</post>\n\nLet me know!`)).toEqual({ text: post, isRefusal: false })
})

test('a mark that comes late is never shown', () => {
  const preface = 'I read it twice. '.repeat(12).trim()
  expect(passAll(`${preface}\n\n<post>${post}</post>`).text).toBe(`${preface}\n\n${post}`)
})

test('nothing between the marks is nothing', () => {
  expect(passAll('Here it is:\n<post>\n</post>').text).toBe('')
})

test('what begins like a refusal and grows into a post is shown whole', () => {
  const long = `I can’t help with this request, says the machine.\n\n${'People can, and they do so every day. '.repeat(40).trim()}`
  expect(passAll(long)).toEqual({ text: long, isRefusal: false })
})

test('the first letters between the marks are shown at once, those without marks after 120 characters at most', () => {
  const marked = createAnswerGate()
  expect(marked.push('<post>')).toBe('')
  expect(marked.push('The har')).toBe('The har')
  expect(marked.push('bour')).toBe('bour')
  const bare = createAnswerGate()
  expect(bare.push('The harbour opened')).toBe('')
  expect(bare.push(` ${'a second quay and '.repeat(6)}`)).not.toBe('')
})

test('whatever the text and however it is cut, what is shown is a part of it and in its order', () => {
  const piece = fc.oneof(
    fc.constantFrom(...Object.values(prefaces).flat(), '<post>', '</post>', '<', '</po', '\n\n', post, 'Sure'),
    fc.string({ maxLength: 40 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.integer({ min: 1, max: 60 }), (pieces, size) => {
      const answer = pieces.join('\n')
      const { text, isRefusal } = pass(answer, size)
      const tidier = createTidier({ dropsCitations: false })
      const tidied = tidier.push(answer) + tidier.end()
      if (isRefusal) expect(text).toBe('')
      else expect(tidied.replaceAll('<post>', '')).toContain(text)
      expect(pass(answer, answer.length + 1).text).toBe(text)
    }),
    { numRuns: 300 },
  )
})
