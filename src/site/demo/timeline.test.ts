import { expect, test } from 'vitest'
import { type Frame, finalFrame, frameAt, roundMs } from './timeline.ts'

const lengths = { url: 40, opinion: 60, post: 400 }
const everyTenth = Array.from({ length: Math.ceil(roundMs(lengths) / 10) }, (_, index) => frameAt(index * 10, lengths))

test('the demo begins with an empty form and no post', () => {
  expect(frameAt(0, lengths)).toEqual({
    step: 'url',
    urlChars: 0,
    webSearch: false,
    styleChosen: false,
    modelChosen: false,
    opinionChars: 0,
    generating: false,
    postChars: 0,
  })
})

test('the demo ends with everything typed, chosen and written, and rests there', () => {
  const end = {
    step: 'rest',
    urlChars: 40,
    webSearch: true,
    styleChosen: true,
    modelChosen: true,
    opinionChars: 60,
    generating: false,
    postChars: 400,
  }
  expect(finalFrame(lengths)).toEqual(end)
  expect(frameAt(roundMs(lengths) - 5_000, lengths)).toEqual(end)
})

test('the demo fills the form from top to bottom, each step once', () => {
  const steps = everyTenth.map(({ step }) => step).filter((step, index, all) => step !== all[index - 1])
  expect(steps).toEqual(['url', 'opinion', 'style', 'model', 'language', 'webSearch', 'generate', 'write', 'rest'])
})

test('nothing that is typed or written is ever taken back within a round', () => {
  const grows = (count: (frame: Frame) => number) =>
    everyTenth.every((frame, index) => index === 0 || count(frame) >= count(everyTenth[index - 1] ?? frame))
  expect(grows((frame) => frame.urlChars)).toBe(true)
  expect(grows((frame) => frame.opinionChars)).toBe(true)
  expect(grows((frame) => frame.postChars)).toBe(true)
})

test('no word of the post appears before the button was pressed', () => {
  const early = everyTenth.slice(
    0,
    everyTenth.findIndex((frame) => frame.generating),
  )
  expect(early.length).toBeGreaterThan(0)
  expect(early.every((frame) => frame.postChars === 0)).toBe(true)
})

test('after a round the demo begins again', () => {
  expect(frameAt(roundMs(lengths) + 1_000, lengths)).toEqual(frameAt(1_000, lengths))
})
