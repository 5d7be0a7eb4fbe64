import { expect, test } from 'vitest'
import { leftOutKinds } from '#shared/rules/left-out'
import { describeLeftOut } from './describe-left-out.ts'

test('what was left out of a source is named with how many there were', () => {
  expect(describeLeftOut({ noteMarks: 14, hiddenSlides: 2 })).toBe('Left out: 14 note marks and 2 hidden slides.')
  expect(describeLeftOut({ struck: 1 })).toBe('Left out: 1 struck passage.')
  expect(describeLeftOut(undefined)).toBeNull()
  expect(describeLeftOut({})).toBeNull()
})

test('every kind has a name for one and for several', () => {
  for (const kind of leftOutKinds) {
    expect(describeLeftOut({ [kind]: 1 }), kind).toMatch(/^Left out: .*\b1\b.*\.$/)
    expect(describeLeftOut({ [kind]: 3 }), kind).toMatch(/^Left out: .*\b3\b.*\.$/)
  }
})
