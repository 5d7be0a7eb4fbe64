import { expect, test } from 'vitest'
import { defaultBrief } from '#shared/rules/post-brief'
import { emptyForm } from './form-values.ts'
import { resolveBrief, resolveOwn, unusualParts } from './resolve-brief.ts'

const { stance: _taken, ...usualParts } = defaultBrief
const usual = { ...usualParts, sourceMention: null }
const angle = { tab: 'url-input', kind: 'number', text: 'It handles 1,200 ships a year.' } as const
const notes =
  'We moved our support team from tickets to chat in March. I expected complaints. Instead our customers wrote less, and we closed most questions in one go.'

test('an untouched form wants the usual post, and leaves the place of the source to the settings', () => {
  expect(resolveBrief(emptyForm, 'url-input')).toEqual(usual)
})

test('an angle brings its form, which gives way to the one chosen by hand', () => {
  const values = { ...emptyForm, angle }
  expect(resolveBrief(values, 'url-input')).toMatchObject({ angle: angle.text, form: 'number' })
  expect(resolveBrief({ ...values, form: 'story' }, 'url-input').form).toBe('story')
})

test('an angle holds for the source it was suggested for', () => {
  const values = { ...emptyForm, angle }
  expect(resolveBrief(values, 'text-input')).toEqual(usual)
})

test('only what is unusual is sent', () => {
  expect(unusualParts(usual)).toEqual({})
  expect(unusualParts({ ...usual, hashtags: 0, length: 'long' })).toEqual({ hashtags: 0, length: 'long' })
})

test('a pasted text is the author’s own when it reads so, until they say what it is', () => {
  expect(resolveOwn({ ...emptyForm, text: notes }, 'text-input')).toBe(true)
  expect(resolveOwn({ ...emptyForm, text: notes, isOwn: false }, 'text-input')).toBe(false)
  expect(resolveOwn({ ...emptyForm, text: notes, isOwn: true }, 'url-input')).toBeNull()
  expect(resolveOwn(emptyForm, 'file-upload')).toBeNull()
})
