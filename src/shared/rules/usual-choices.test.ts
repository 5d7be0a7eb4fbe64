import { expect, test } from 'vitest'
import { modelIds } from './models.ts'
import { defaultStyle, readingFiles, searchesWeb, startingModel, usualModel, usualStyle } from './usual-choices.ts'

const casual = { name: 'Casual & Conversational' }
const professional = { name: 'Professional & Insightful' }
const own = { name: 'Monday notes' }

test('posts are professional unless another style is named', () => {
  expect(defaultStyle([casual, professional])).toBe(professional)
  expect(defaultStyle([casual])).toBe(casual)
  expect(defaultStyle([])).toBeUndefined()
})

test('the style named in the settings is used, one’s own or a shared one', () => {
  expect(usualStyle([own], [casual, professional], 'Monday notes')).toBe(own)
  expect(usualStyle([own], [casual, professional], 'Casual & Conversational')).toBe(casual)
})

test('a style that is named in the settings and gone gives way to the default', () => {
  expect(usualStyle([own], [casual, professional], 'Tuesday notes')).toBe(professional)
  expect(usualStyle([own], [casual, professional], '')).toBe(professional)
  expect(usualStyle([own], [], '')).toBeUndefined()
})

test('a new post starts with gpt-4o, else with the first model there is', () => {
  expect(startingModel(modelIds)).toBe('gpt-4o')
  expect(startingModel(['gemini', 'composer'])).toBe('gemini')
  expect(startingModel([])).toBe('composer')
})

test('the first preferred model that is allowed is used', () => {
  expect(usualModel(modelIds, [null, 'gemini', 'gpt-5'])).toBe('gemini')
  expect(usualModel(['gpt-5', 'composer'], ['gemini', 'gpt-5'])).toBe('gpt-5')
  expect(usualModel(['gpt-4o', 'composer'], ['gemini'])).toBe('gpt-4o')
})

test('documents are read by five models, in their order', () => {
  expect(readingFiles(modelIds)).toEqual(['gpt-5', 'gpt-4o', 'gpt-4.1', 'compatible', 'composer'])
})

test('the web is searched when it is asked for and the model can', () => {
  expect(searchesWeb('gpt-5', true)).toBe(true)
  expect(searchesWeb('gpt-5', false)).toBe(false)
  expect(searchesWeb('gemini', true)).toBe(false)
})
