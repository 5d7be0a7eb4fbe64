import { expect, test } from 'vitest'
import { modelIds } from '#shared/rules/models'
import { configFor, noModels } from '../../../tests/support/fake-models/writing-fixtures.ts'
import { describeModels, isConfigured, upstreamModel } from './models.ts'

test('without any setting only the composer can be chosen', () => {
  const configured = describeModels(noModels).filter((model) => model.isConfigured)
  expect(configured.map(({ id }) => id)).toEqual(['composer'])
})

test('all models are described, in the order they are offered', () => {
  expect(describeModels(noModels).map(({ id }) => id)).toEqual([...modelIds])
})

test('a key opens its vendor’s models and no others', () => {
  const configured = describeModels(configFor('openai', 'http://127.0.0.1:1/v1')).filter((model) => model.isConfigured)
  expect(configured.map(({ id }) => id)).toEqual(['gpt-5', 'gpt-4o', 'gpt-4.1', 'gpt-4.1-mini', 'composer'])
})

test('the compatible endpoint needs an address and a model, and carries its owner’s label', () => {
  const config = configFor('compatible', 'http://127.0.0.1:11434/v1')

  expect(describeModels(config).find(({ id }) => id === 'compatible')).toMatchObject({
    isConfigured: true,
    label: 'Local model',
  })
  expect(isConfigured({ ...config, compatible: { ...config.compatible, model: null } }, 'compatible')).toBe(false)
  expect(isConfigured({ ...config, compatible: { ...config.compatible, baseUrl: null } }, 'compatible')).toBe(false)
})

test('a setting replaces the vendor’s name of a model', () => {
  expect(upstreamModel(noModels, 'gemini').name).toBe('gemini-3.8-flash')
  expect(upstreamModel({ ...noModels, upstreamNames: { gemini: 'gemini-next' } }, 'gemini').name).toBe('gemini-next')
})
