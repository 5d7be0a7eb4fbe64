import { expect, test } from 'vitest'
import { foldPreview } from './fold-preview.ts'

const long = 'A hospital got fewer no-shows by changing one sentence in a text message. '.repeat(12)

test('a post that shows whole has nothing behind the fold', () => {
  expect(foldPreview('Short.\n\nAnd sweet.', 'desktop', '…see more')).toEqual({
    visible: 'Short.\n\nAnd sweet.',
    hidden: '',
  })
})

test('the words that make room for "see more" are not lost', () => {
  const { visible, hidden } = foldPreview(long, 'desktop', '…see more')
  expect(`${visible} ${hidden}`).toBe(long.trim())
  const narrow = foldPreview(long, 'phone', '…see more')
  expect(narrow.visible.length).toBeLessThan(visible.length)
  expect(`${narrow.visible} ${narrow.hidden}`).toBe(long.trim())
})

test('a text without spaces is folded too', () => {
  const { visible, hidden } = foldPreview('x'.repeat(2_000), 'phone', '…see more')
  expect(visible.length).toBeGreaterThan(50)
  expect(visible.length + hidden.length).toBe(2_000)
})
