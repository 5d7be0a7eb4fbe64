import { expect, test } from 'vitest'
import { limits } from '#shared/rules/limits'
import { findSlowTexts } from '../../../../tests/support/hostile-checks.ts'
import { foldPreview } from './fold-preview.ts'

const desktop = { device: 'desktop', hasMedia: false } as const
const phone = { device: 'phone', hasMedia: false } as const
const phoneWithMedia = { device: 'phone', hasMedia: true } as const
const long = 'A hospital got fewer no-shows by changing one sentence in a text message. '.repeat(12)

test('a post that shows whole has nothing behind the fold', () => {
  expect(foldPreview('\nShort.\n\nAnd sweet. ', desktop, '…see more')).toEqual({
    visible: 'Short.\n\nAnd sweet.',
    hidden: '',
    firstLineOver: 0,
  })
})

test('the words that make room for "see more" are not lost', () => {
  const { visible, hidden } = foldPreview(long, desktop, '…see more')
  expect(`${visible} ${hidden}`).toBe(long.trim())
  const narrow = foldPreview(long, phone, '…see more')
  expect(narrow.visible.length).toBeLessThan(visible.length)
  expect(`${narrow.visible} ${narrow.hidden}`).toBe(long.trim())
})

test('a phone shows less of a post that has a visual', () => {
  const shown = foldPreview(long, phoneWithMedia, '…see more').visible.length
  expect(shown).toBeLessThan(foldPreview(long, phone, '…see more').visible.length)
  expect(shown).toBeGreaterThan(60)
})

test('a text without spaces is folded too, and never within an emoji', () => {
  const { visible, hidden } = foldPreview('x'.repeat(2_000), phone, '…see more')
  expect(visible.length).toBeGreaterThan(50)
  expect(visible.length + hidden.length).toBe(2_000)
  const family = '👩‍👩‍👧‍👦'
  const families = foldPreview(family.repeat(200), phone, '…see more')
  expect(families.visible.length).toBeGreaterThan(0)
  expect(families.visible.length % family.length).toBe(0)
})

test('a first line that the fold cuts tells by how much', () => {
  expect(foldPreview(`A short hook.\n\n${long}`, phoneWithMedia, '…see more').firstLineOver).toBe(0)
  const { visible, firstLineOver } = foldPreview(long, desktop, '…see more')
  expect(visible.length + firstLineOver).toBe(long.trim().length)
})

test('no text takes long, and none loses more than white space', () => {
  const slow = findSlowTexts(
    limits.postCharactersStored,
    (text) => foldPreview(text, phoneWithMedia, '…see more'),
    ({ visible, hidden }, text) => {
      expect(`${visible}${hidden}`.replace(/\s/g, '') === text.replace(/\s/g, '')).toBe(true)
    },
  )
  expect(slow).toEqual([])
})
