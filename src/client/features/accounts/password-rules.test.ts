import { expect, test } from 'vitest'
import { checkPassword } from './password-rules.ts'

const met = (password: string) => checkPassword(password).map(({ isMet }) => isMet)

test('a password is measured against the five rules in the order shown', () => {
  expect(checkPassword('').map(({ label }) => label)).toEqual([
    'At least 8 characters',
    'One uppercase letter',
    'One lowercase letter',
    'One number',
    'One special character',
  ])
})

test('each rule is met by itself', () => {
  expect(met('')).toEqual([false, false, false, false, false])
  expect(met('-------')).toEqual([false, false, false, false, false])
  expect(met('--------')).toEqual([true, false, false, false, false])
  expect(met('A')).toEqual([false, true, false, false, false])
  expect(met('a')).toEqual([false, false, true, false, false])
  expect(met('7')).toEqual([false, false, false, true, false])
  expect(met('Correct-7!')).toEqual([true, true, true, true, true])
})

test('exactly the specified special characters count', () => {
  for (const character of '!@#$%^&*(),.?":{}|<>') expect(met(character)[4], character).toBe(true)
  for (const character of "-_+=~`[];'/\\ €") expect(met(character)[4], character).toBe(false)
})

test('letters outside ASCII count as letters', () => {
  expect(met('Ä')[1]).toBe(true)
  expect(met('ß')[2]).toBe(true)
})
