import { expect, test } from 'vitest'
import { settings } from './settings.ts'
import { findUnknownSettings } from './unknown-settings.ts'

test.each([
  ['SMTP_ULR', 'SMTP_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['OPENAI_APIKEY', 'OPENAI_API_KEY'],
  ['ADMIN_PASWORD', 'ADMIN_PASSWORD'],
  ['data_dirs', 'DATA_DIR'],
])('%s in the environment was most likely meant as %s', (name, nearest) => {
  expect(findUnknownSettings([name], [])).toEqual([{ name, nearest }])
})

test('what begins as ours do is noticed though nothing is near', () => {
  expect(findUnknownSettings(['STRIPE_ACCOUNT'], [])).toEqual([{ name: 'STRIPE_ACCOUNT', nearest: null }])
})

test('an environment’s other names are nobody’s mistake', () => {
  const usual = ['PATH', 'HOME', 'HOSTNAME', 'PORTS', 'LANG', 'PWD', 'TERM', 'NODE_OPTIONS', 'npm_config_cache', 'CI']
  expect(findUnknownSettings([...usual, ...Object.keys(settings)], Object.keys(settings))).toEqual([])
})

test('every unknown name of a file of settings is noticed once', () => {
  expect(findUnknownSettings(['COLOUR', 'PATH'], ['COLOUR', 'PORT'])).toEqual([{ name: 'COLOUR', nearest: null }])
})
