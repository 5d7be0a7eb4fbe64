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

  test.each(prefaces[language])('a preface is cut: %s', (preface) => {
    expect(passAll(`${preface}\n\n${post}`)).toEqual({ text: post, isRefusal: false })
    expect(passAll(`${preface}\n\n---\n\n${post}\n\n---\n\n${closings[language][0]}`)).toEqual({
      text: post,
      isRefusal: false,
    })
  })

  test.each(closings[language])('an offer after the post is cut: %s', (closing) => {
    expect(passAll(`${post}\n\n${closing}`).text).toBe(post)
  })
})

test.each(posts)('a person’s post is left as it is: %s', (own) => {
  expect(passAll(own)).toEqual({ text: own, isRefusal: false })
})

test('a preface in the same line as the post is cut', () => {
  expect(passAll(`Sure! Here is your LinkedIn post: ${post}`).text).toBe(post)
})

test('a refusal behind a preface is still one', () => {
  expect(passAll('Thank you for the article!\n\nI’m sorry, but I can’t help with this request.').isRefusal).toBe(true)
})

test('what begins like a refusal and grows into a post is shown whole', () => {
  const long = `I can’t help with this request, says the machine.\n\n${'People can, and they do so every day. '.repeat(40).trim()}`
  expect(passAll(long)).toEqual({ text: long, isRefusal: false })
})

test('an ordinary beginning is shown with its first letters', () => {
  const gate = createAnswerGate()
  expect(gate.push('The har')).toBe('The har')
  expect(gate.push('bour')).toBe('bour')
})

test('a beginning that may be a preface waits for its line, and for 200 characters at most', () => {
  const gate = createAnswerGate()
  expect(gate.push('Here is')).toBe('')
  expect(gate.push(` ${'the story of the quay '.repeat(9)}`)).not.toBe('')
})

test('whatever the text and however it is cut, what is shown is a part of it and in its order', () => {
  const piece = fc.oneof(
    fc.constantFrom(...Object.values(prefaces).flat(), ...Object.values(closings).flat(), '---', '\n\n', post, 'Sure'),
    fc.string({ maxLength: 40 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.integer({ min: 1, max: 60 }), (pieces, size) => {
      const answer = pieces.join('\n')
      const { text, isRefusal } = pass(answer, size)
      const tidier = createTidier({ dropsCitations: false })
      const tidied = tidier.push(answer) + tidier.end()
      if (isRefusal) expect(text).toBe('')
      else expect(tidied).toContain(text)
      expect(pass(answer, answer.length + 1).text).toBe(text)
    }),
    { numRuns: 300 },
  )
})
