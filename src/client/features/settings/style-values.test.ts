import { expect, test } from 'vitest'
import {
  addExample,
  canAddExample,
  canRemoveExample,
  emptyStyle,
  removeExample,
  type StyleValues,
  styleValues,
  toStyleBody,
  withExample,
  withModel,
} from './style-values.ts'

const style: StyleValues = {
  name: 'Plain',
  defaultModel: 'gpt-4o',
  defaultLanguage: 'german',
  defaultWebSearch: true,
  address: null,
  examplePosts: ['One.', 'Two.'],
}

test('a new style starts with one empty example and no web search', () => {
  expect(emptyStyle('composer')).toEqual({
    name: '',
    defaultModel: 'composer',
    defaultLanguage: 'english',
    defaultWebSearch: false,
    address: null,
    examplePosts: [''],
  })
})

test('a model without web search turns it off, and coming back does not turn it on', () => {
  const without = withModel(style, 'mistral-large')
  expect(without).toEqual({ ...style, defaultModel: 'mistral-large', defaultWebSearch: false })
  expect(withModel(without, 'gpt-4o').defaultWebSearch).toBe(false)
  expect(withModel(style, 'gpt-4o').defaultWebSearch).toBe(true)
})

test('there are one to three examples', () => {
  const three = addExample(style)
  expect(three.examplePosts).toEqual(['One.', 'Two.', ''])
  expect(canAddExample(three)).toBe(false)
  expect(addExample(three)).toBe(three)
  const one = removeExample(style, 0)
  expect(one.examplePosts).toEqual(['Two.'])
  expect(canRemoveExample(one)).toBe(false)
  expect(removeExample(one, 0)).toBe(one)
})

test('changing one example leaves the others', () => {
  expect(withExample(style, 1, 'New.').examplePosts).toEqual(['One.', 'New.'])
  expect(style.examplePosts).toEqual(['One.', 'Two.'])
})

test('what is sent has a trimmed name and no empty example, but always one', () => {
  const values = { ...style, name: '  Plain ', examplePosts: ['', 'One.', ' \n'] }
  expect(toStyleBody(values)).toMatchObject({ name: 'Plain', examplePosts: ['One.'] })
  expect(toStyleBody({ ...style, examplePosts: [' ', ''] }).examplePosts).toEqual([''])
})

test('a stored style without examples is edited with an empty one, and without its id', () => {
  expect(styleValues({ id: 7, ...style, examplePosts: [] })).toEqual({ ...style, examplePosts: [''] })
})
