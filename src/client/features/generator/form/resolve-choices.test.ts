import { expect, test } from 'vitest'
import { type ModelId, modelFacts, modelIds } from '#shared/rules/models'
import { emptyForm } from './form-values.ts'
import { applyStyle, type FormOptions, resolveChoices, settleChoices } from './resolve-choices.ts'

const models = modelIds.map((id) => ({
  id,
  ...modelFacts[id],
  isConfigured: true,
  audience: 'everybody' as const,
}))

function offerOf(allowed: ModelId[], more: Partial<FormOptions> & { webSearch?: boolean } = {}): FormOptions {
  const { webSearch = true, ...rest } = more
  return {
    config: { models },
    capabilities: { models: allowed, webSearch },
    settings: undefined,
    sharedStyles: [
      { id: 1, name: 'Casual & Conversational', displayOrder: 0 },
      { id: 2, name: 'Professional & Insightful', displayOrder: 1 },
    ],
    userStyles: [],
    ...rest,
  }
}

const everything = offerOf([...modelIds])

test('an untouched form takes the defaults, the professional style among them', () => {
  expect(resolveChoices(emptyForm, everything)).toEqual({
    model: 'gpt-4o',
    language: 'english',
    followsSource: true,
    contentStyleId: 2,
    webSearch: false,
    drafts: 1,
  })
})

test('the language follows the source, unless the author or a setting names one', () => {
  expect(resolveChoices(emptyForm, everything, 'german')).toMatchObject({ language: 'german', followsSource: true })
  const chosen = { ...emptyForm, language: 'french' as const }
  expect(resolveChoices(chosen, everything, 'german')).toMatchObject({ language: 'french', followsSource: false })
  const settings = { preferredModel: null, preferredLanguage: 'dutch' as const, contentStyle: '' }
  expect(resolveChoices(emptyForm, { ...everything, settings }, 'german')).toMatchObject({
    language: 'dutch',
    followsSource: false,
  })
})

test('several drafts need a model', () => {
  const two = { ...emptyForm, drafts: 2 }
  expect(resolveChoices(two, everything).drafts).toBe(2)
  expect(resolveChoices({ ...two, model: 'composer' }, everything).drafts).toBe(1)
})

test('saved settings preset model and language, and give way to what is chosen by hand', () => {
  const options = {
    ...everything,
    settings: { preferredModel: 'gemini' as const, preferredLanguage: 'french' as const, contentStyle: '' },
  }
  expect(resolveChoices(emptyForm, options)).toMatchObject({ model: 'gemini', language: 'french' })
  expect(resolveChoices({ ...emptyForm, model: 'gpt-5', language: 'german' }, options)).toMatchObject({
    model: 'gpt-5',
    language: 'german',
  })
})

test('the usual style, when it is one’s own, brings its model and language', () => {
  const own = { defaultModel: 'gpt-5' as const, defaultLanguage: 'italian' as const, defaultWebSearch: false }
  const options = offerOf([...modelIds], {
    userStyles: [{ id: 9, name: 'Short notes', address: null, examplePosts: [''], ...own }],
    settings: { preferredModel: 'gemini', preferredLanguage: 'french', contentStyle: 'Short notes' },
  })
  const usual = { model: 'gpt-5', language: 'italian', contentStyleId: 9 }
  expect(resolveChoices(emptyForm, options)).toMatchObject(usual)
  expect(resolveChoices({ ...emptyForm, language: 'german' }, options)).toMatchObject({ ...usual, language: 'german' })
})

test('a preferred model that is not available gives way to the default', () => {
  const settings = { preferredModel: 'gpt-5' as const, preferredLanguage: null, contentStyle: '' }
  expect(resolveChoices(emptyForm, offerOf(['gpt-4o', 'composer'], { settings })).model).toBe('gpt-4o')
})

test('a style that is gone gives way to the default style', () => {
  expect(resolveChoices({ ...emptyForm, contentStyleId: 99 }, everything).contentStyleId).toBe(2)
})

test('a style of one’s own applies its model, language and web search', () => {
  const options = offerOf([...modelIds], {
    userStyles: [
      {
        id: 7,
        name: 'Monday notes',
        defaultModel: 'gpt-5',
        defaultLanguage: 'italian',
        defaultWebSearch: true,
        address: null,
        examplePosts: [],
      },
    ],
  })
  expect(resolveChoices(applyStyle(emptyForm, 7, options), options)).toEqual({
    model: 'gpt-5',
    language: 'italian',
    followsSource: false,
    contentStyleId: 7,
    webSearch: true,
    drafts: 1,
  })
  const own = { ...emptyForm, model: 'gemini' as const, webSearch: false }
  expect(applyStyle(own, 1, options)).toEqual({ ...own, contentStyleId: 1 })
})

test('a style’s model that is not available falls back, and says so', () => {
  const options = offerOf(['compatible', 'composer'])
  const settled = settleChoices({ ...emptyForm, model: 'gpt-5' }, 'url-input', options)
  expect(resolveChoices(settled.values, options).model).toBe('compatible')
  expect(settled.warning).toBe('modelUnavailable')
})

test.each(['gpt-5', 'gpt-4o', 'gpt-4.1', 'compatible', 'composer'] as const)('%s stays on the File tab', (model) => {
  const values = { ...emptyForm, model }
  expect(settleChoices(values, 'file-upload', everything)).toEqual({ values, warning: null })
})

test.each(['gpt-4.1-mini', 'claude-3-sonnet', 'gemini', 'mistral-large'] as const)(
  '%s is reset to gpt-4o on the File tab only',
  (model) => {
    const values = { ...emptyForm, model }
    expect(settleChoices(values, 'file-upload', everything)).toEqual({
      values: { ...values, model: 'gpt-4o' },
      warning: 'fileModel',
    })
    expect(settleChoices(values, 'url-input', everything).values).toBe(values)
  },
)

test('without gpt-4o the File tab takes the default that reads files, else any that does', () => {
  const byDefault = offerOf(['compatible', 'claude-3-sonnet', 'composer'])
  expect(settleChoices({ ...emptyForm, model: 'claude-3-sonnet' }, 'file-upload', byDefault).values.model).toBe(
    'compatible',
  )
  const byNeed = offerOf(['claude-3-sonnet', 'composer'])
  expect(settleChoices(emptyForm, 'file-upload', byNeed).values.model).toBe('composer')
})

test('a preset model that reads no files is reset there too', () => {
  const options = {
    ...everything,
    settings: { preferredModel: 'gemini' as const, preferredLanguage: null, contentStyle: '' },
  }
  expect(settleChoices(emptyForm, 'file-upload', options).values.model).toBe('gpt-4o')
})

test('web search goes off, and says so, when the model is changed away', () => {
  const on = { ...emptyForm, webSearch: true }
  expect(settleChoices({ ...on, model: 'gpt-5' }, 'url-input', everything).values.webSearch).toBe(true)
  const settled = settleChoices({ ...on, model: 'gemini' }, 'url-input', everything)
  expect(settled.values.webSearch).toBe(false)
  expect(settled.warning).toBe('webSearch')
})

test('changing to the File tab keeps web search, since it chooses gpt-4o', () => {
  const on = { ...emptyForm, model: 'gpt-5', webSearch: true } as const
  expect(settleChoices(on, 'file-upload', everything).warning).toBeNull()
})

test('without a paid plan web search goes off in silence: its switch explains itself', () => {
  const options = offerOf([...modelIds], { webSearch: false })
  const settled = settleChoices({ ...emptyForm, webSearch: true }, 'url-input', options)
  expect(settled).toEqual({ values: emptyForm, warning: null })
})
