import { expect, test } from 'vitest'
import type { VendorFacts } from '#client/queries/model-set-up'
import { changeOf, isCallCount, isWebAddress, valuesOf } from './vendor-values.ts'

const facts: VendorFacts = {
  vendor: 'mistral',
  name: 'Mistral',
  source: 'database',
  hasKey: true,
  keyEnding: '1234',
  isKeyLost: false,
  baseUrl: null,
  label: null,
  dailyCalls: 40,
  callsToday: 3,
  failure: null,
  models: [
    {
      id: 'mistral-large',
      label: 'Mistral Large',
      upstreamName: 'mistral-large-latest',
      usualName: 'mistral-large-latest',
      nameSource: 'none',
      audience: 'pro',
      dailyCalls: null,
      callsToday: 0,
      notOffered: null,
    },
  ],
}

test('a form that nobody touched sends what there is, and no key', () => {
  expect(changeOf(facts, valuesOf(facts))).toEqual({
    baseUrl: null,
    dailyCalls: 40,
    models: { 'mistral-large': { upstreamName: null, audience: 'pro', dailyCalls: null } },
  })
})

test('what is typed is sent without the blanks around it', () => {
  const values = { ...valuesOf(facts), key: ' sk-1 ', baseUrl: ' https://gate.example/v1 ', dailyCalls: '' }
  expect(changeOf(facts, values)).toMatchObject({ key: 'sk-1', baseUrl: 'https://gate.example/v1', dailyCalls: null })
})

test('of what the environment sets nothing is sent', () => {
  const [model] = facts.models
  if (!model) throw new Error('there is one')
  const given: VendorFacts = { ...facts, source: 'environment', models: [{ ...model, nameSource: 'environment' }] }
  expect(changeOf(given, { ...valuesOf(given), key: 'sk-1' })).toEqual({
    dailyCalls: 40,
    models: { 'mistral-large': { audience: 'pro', dailyCalls: null } },
  })
})

test.each([
  ['', true],
  ['1', true],
  ['0', false],
  ['-2', false],
  ['1.5', false],
  ['many', false],
  ['1000001', false],
])('%j is a number of calls: %s', (typed, expected) => expect(isCallCount(typed)).toBe(expected))

test.each([
  ['http://127.0.0.1:11434/v1', true],
  ['127.0.0.1:11434', false],
  ['ftp://models.example', false],
  ['https://', false],
])('%j is an address: %s', (typed, expected) => expect(isWebAddress(typed)).toBe(expected))
