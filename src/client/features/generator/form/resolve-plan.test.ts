import { expect, test } from 'vitest'
import { usualPlan } from '#shared/rules/post-plan'
import { emptyForm } from './form-values.ts'
import { resolveOwn, resolvePlan, unusualParts } from './resolve-plan.ts'

const usual = { ...usualPlan, sourceMention: null }
const angle = { tab: 'url-input', kind: 'number', text: 'It handles 1,200 ships a year.' } as const
const stance = { tab: 'url-input', text: 'I think it pays.' } as const
const notes =
  'We moved our support team from tickets to chat in March. I expected complaints. Instead our customers wrote less, and we closed most questions in one go.'

test('an untouched form wants the usual post, and leaves the place of the source to the settings', () => {
  expect(resolvePlan(emptyForm, 'url-input')).toEqual(usual)
})

test('an angle brings its form, which gives way to the one chosen by hand', () => {
  const values = { ...emptyForm, angle }
  expect(resolvePlan(values, 'url-input')).toMatchObject({ angle: angle.text, form: 'number' })
  expect(resolvePlan({ ...values, form: 'story' }, 'url-input').form).toBe('story')
})

test('an angle and a stance hold for the source they were suggested for', () => {
  const values = { ...emptyForm, angle, stance }
  expect(resolvePlan(values, 'text-input')).toEqual(usual)
})

test('an opinion of one’s own takes the place of a stance', () => {
  const values = { ...emptyForm, stance }
  expect(resolvePlan(values, 'url-input').stance).toBe(stance.text)
  expect(resolvePlan({ ...values, opinion: 'Mine.' }, 'url-input').stance).toBeNull()
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
