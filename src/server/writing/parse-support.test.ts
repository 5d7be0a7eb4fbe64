import { expect, test } from 'vitest'
import { parseSupport } from './parse-support.ts'

test('reads what was named for each number, in the forms that models use', () => {
  const answer =
    '[1] The quay opened.\n(2): It cost 31 million.\n3. -\n4) none\n[9] Out of range.\n[1] Twice.\nSome talk.'
  expect([...parseSupport(answer, 5)]).toEqual([
    [0, 'The quay opened.'],
    [1, 'It cost 31 million.'],
    [2, null],
    [3, null],
  ])
})
