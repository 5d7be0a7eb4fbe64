import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkJsonShape, jsonShapeLimits } from './json-shape.ts'

const { depth, containers, keysOfOne, membersOfOne } = jsonShapeLimits
const refused = expect.objectContaining({
  code: 'invalid_input',
  message: expect.stringContaining('nested too deeply'),
})

function verdictOn(json: string): unknown {
  try {
    checkJsonShape(json)
    return 'taken'
  } catch (error) {
    return error
  }
}

test('any value that is as deep as the limit is taken, and one level more is refused', () => {
  expect(verdictOn('['.repeat(depth) + ']'.repeat(depth))).toBe('taken')
  expect(verdictOn('['.repeat(depth + 1))).toEqual(refused)
  expect(verdictOn('{"a":'.repeat(depth + 1))).toEqual(refused)
})

describe('too many parts are refused:', () => {
  const keys = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join()}}`
  test.each([
    ['empty lists', `[[${'[],'.repeat(membersOfOne - 1)}[]],[${'[],'.repeat(containers - membersOfOne)}[]]]`],
    ['keys of one object', keys(keysOfOne + 1)],
    ['items of one list', `[${'1,'.repeat(membersOfOne)}1]`],
  ])('%s', (_, json) => {
    expect(verdictOn(json)).toEqual(refused)
  })

  test('as many as the limit are taken', () => {
    expect(verdictOn(keys(keysOfOne))).toBe('taken')
    expect(verdictOn(`[${'1,'.repeat(membersOfOne - 1)}1]`)).toBe('taken')
  })
})

test('brackets within a text count for nothing, however they are escaped', () => {
  const text = '[{'.repeat(1_000)
  for (const value of [text, `\\${text}`, `"${text}`, `\\"${text}\\\\`, `${text}\\`]) {
    expect(verdictOn(JSON.stringify({ value, [value]: value }))).toBe('taken')
  }
})

test('any JSON of a usual size is taken, and no text makes the check fail otherwise', () => {
  fc.assert(fc.property(fc.json({ maxDepth: 20 }), (json) => verdictOn(json) === 'taken'))
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', '\\', ',', 'a'), maxLength: 60 }),
      (json) => {
        expect(verdictOn(json)).toBe('taken')
      },
    ),
  )
})
