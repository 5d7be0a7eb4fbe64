import { describe, expect, test } from 'vitest'
import type { PostDetail } from '#client/queries/posts/post-cache'
import { type ModelId, modelFacts, modelIds } from '#shared/rules/models'
import { type FormEvent, type FormGiven, type FormState, formReducer, openForm } from './form-state.ts'
import { emptyForm, type FormValues } from './form-values.ts'
import { type FormOptions, resolveChoices } from './resolve-choices.ts'

const models = modelIds.map((id) => ({
  id,
  ...modelFacts[id],
  isConfigured: true,
  audience: 'everybody' as const,
}))

function offerOf(allowed: readonly ModelId[], more: Partial<FormOptions> = {}): FormOptions {
  return {
    config: { models },
    capabilities: { models: [...allowed], webSearch: true },
    settings: undefined,
    sharedStyles: [{ id: 2, name: 'Professional & Insightful', displayOrder: 1 }],
    userStyles: [],
    ...more,
  }
}

const everything = offerOf(modelIds)

const fromUrl = {
  id: 'p1',
  sourceKind: 'url',
  sourceUrl: 'https://news.example/stored',
  articleId: 'a1',
  article: { title: 'Fewer empty chairs', words: 900 },
  sourceText: 'As it was read.',
  moreArticles: [],
  versions: [],
  aiModel: 'gpt-5',
  language: 'german',
  userOpinion: 'Mine.',
  contentStyleId: 2,
  hasWebSearch: true,
} as unknown as PostDetail

const fromFile = { ...fromUrl, id: 'p2', sourceKind: 'file', sourceUrl: null, articleId: 'a2' } as PostDetail

const nothing: FormGiven = { search: '', stored: undefined, options: undefined }

const open = (given: Partial<FormGiven> = {}, draft: Partial<FormValues> | null = null) =>
  openForm(draft, { ...nothing, ...given })

/** The page gives the form something else than before. */
const give = (state: FormState, given: Partial<FormGiven>) =>
  formReducer(state, { type: 'given', given: { ...state.given, ...given } })

/** The page corrects the address, as the form asks for. */
const correctAddress = (state: FormState) => give(state, { search: state.address })

const type = (state: FormState, values: Partial<FormValues>) => formReducer(state, { type: 'changed', values })
const play = (state: FormState, ...events: FormEvent[]) => events.reduce(formReducer, state)

describe('what was typed', () => {
  test('stands in the form again, and is kept from the first key on', () => {
    const form = open({}, { url: 'https://news.example/a', opinion: 'Half a thou' })
    expect(form.values).toEqual({ ...emptyForm, url: 'https://news.example/a', opinion: 'Half a thou' })
    expect(form.isDraft).toBe(false)
    expect(type(form, { opinion: 'Half a thought' })).toMatchObject({
      isDraft: true,
      values: { opinion: 'Half a thought' },
    })
  })

  test('from one post is not shown beside another', () => {
    const draft = { opinion: 'For the first post.', postId: 'p1' }
    expect(open({ search: 'post=p1' }, draft).values.opinion).toBe('For the first post.')
    expect(open({ search: 'post=p2' }, draft).values).toEqual(emptyForm)
    expect(open({ search: '' }, draft).values.opinion).toBe('For the first post.')
  })

  test('is no draft any more once a post was written from it, and belongs to that post', () => {
    const form = play(type(open(), { text: 'Notes' }), { type: 'written', postId: 'p9' })
    expect(form).toMatchObject({ isDraft: false, values: { text: 'Notes', postId: 'p9' } })
  })
})

describe('an address with parameters', () => {
  const prefilled = open({ search: 'url=https%3A%2F%2Fnews.example%2Fa&model=gpt-5&webSearch=true' })

  test('fills the form, and loses them; its tab stays', () => {
    expect(prefilled.values).toMatchObject({ url: 'https://news.example/a', model: 'gpt-5', webSearch: true })
    expect(prefilled).toMatchObject({ address: 'tab=url-input', tab: 'url-input', isDraft: true, isUrlTyped: false })
    expect(correctAddress(prefilled).values).toBe(prefilled.values)
  })

  test('is read once: what is changed afterwards stays, until another address comes', () => {
    const changed = type(correctAddress(prefilled), { url: 'https://news.example/b' })
    expect(give(changed, { options: everything }).values.url).toBe('https://news.example/b')
    const other = give(changed, { search: 'url=https%3A%2F%2Fnews.example%2Fc&tab=text-input' })
    expect(other).toMatchObject({ tab: 'url-input', values: { url: 'https://news.example/c', model: null } })
  })

  test('takes the place of everything but a pasted text', () => {
    const before = play(type(open(), { text: 'Long notes', opinion: 'Mine' }), {
      type: 'file-picked',
      file: new File(['x'], 'notes.txt'),
    })
    const after = give(before, { search: 'url=https%3A%2F%2Fnews.example%2Fa' })
    expect(after.values).toEqual({ ...emptyForm, text: 'Long notes', url: 'https://news.example/a' })
    expect(after.file).toBeNull()
  })
})

describe('a stored post', () => {
  test('fills the form when it is here, opens its tab, and makes no draft', () => {
    const form = give(open({ search: 'post=p2' }), { stored: fromFile })
    expect(form).toMatchObject({ address: 'post=p2&tab=file-upload', tab: 'file-upload', isDraft: false })
    expect(form.values).toMatchObject({
      postId: 'p2',
      opinion: 'Mine.',
      model: 'gpt-5',
      storedSource: { articleId: 'a2', kind: 'file', title: 'Fewer empty chairs' },
    })
  })

  test('fills it once: a newer answer does not undo what was typed since', () => {
    const typed = type(give(open({ search: 'post=p1' }), { stored: fromUrl }), { opinion: 'Another one.' })
    expect(give(typed, { stored: { ...fromUrl } }).values.opinion).toBe('Another one.')
  })

  test('gives way to parameters of the same address, whichever comes first', () => {
    const search = 'post=p1&url=https%3A%2F%2Fnews.example%2Fother&model=gpt-4o'
    const expected = { url: 'https://news.example/other', model: 'gpt-4o', opinion: 'Mine.', postId: 'p1' }
    const later = give(correctAddress(open({ search })), { stored: fromUrl })
    expect(later.values).toMatchObject(expected)
    expect(open({ search, stored: fromUrl }).values).toMatchObject(expected)
    expect(later.isDraft).toBe(false)
  })

  test('brings its further sources along, also where its address brings the first', () => {
    const union = { articleId: 'a9', kind: 'url', url: 'https://news.example/union', text: 'It has 9 cranes.' }
    const stored = { ...fromUrl, moreArticles: [union] } as unknown as PostDetail
    const again = 'post=p1&url=https%3A%2F%2Fnews.example%2Fstored&model=gpt-5'
    const form = give(correctAddress(open({ search: again })), { stored })
    expect(form.values.moreSources).toMatchObject([{ typed: union.url, article: { articleId: 'a9' } }])
  })

  test('is not mixed with the parameters of an address before', () => {
    const first = correctAddress(open({ search: 'post=p1&model=gpt-4o' }))
    const second = give(give(first, { search: 'post=p2' }), { stored: fromFile })
    expect(second.values.model).toBe('gpt-5')
  })

  test('that was just written here does not fill the form again', () => {
    const form = play(type(open(), { opinion: 'As typed' }), { type: 'written', postId: 'p1' })
    expect(give(form, { search: 'post=p1', stored: fromUrl }).values.opinion).toBe('As typed')
  })
})

describe('choices that can’t stand together', () => {
  test('are settled as soon as it is known what there is, and said once', () => {
    const form = open({ search: 'model=claude-3-sonnet' })
    expect(form.warning).toBeNull()
    const offered = give(form, { options: offerOf(['gpt-4o', 'composer']) })
    expect(offered).toMatchObject({ warning: { reason: 'modelUnavailable' }, values: { model: null } })
    expect(type(offered, { opinion: 'x' }).warning).toBe(offered.warning)
  })

  test('are settled when the tab changes, and said anew each time', () => {
    const onFile = (state: FormState) => give(type(state, { model: 'gemini' }), { search: 'tab=file-upload' })
    const first = onFile(open({ options: everything }))
    expect(first).toMatchObject({ warning: { reason: 'fileModel' }, values: { model: 'gpt-4o' } })
    const second = onFile(give(first, { search: '' }))
    expect(second.warning).toEqual(first.warning)
    expect(second.warning).not.toBe(first.warning)
  })

  test('are settled when the model is changed by hand, and web search does not come back by itself', () => {
    const on = type(open({ options: everything }), { webSearch: true })
    const off = type(on, { model: 'gemini' })
    expect(off).toMatchObject({ warning: { reason: 'webSearch' }, values: { webSearch: false } })
    expect(type(off, { model: 'gpt-4o' }).values.webSearch).toBe(false)
  })

  test('a style of one’s own brings its model, which is settled too', () => {
    const style = {
      id: 7,
      name: 'Monday notes',
      defaultModel: 'gpt-5' as const,
      defaultLanguage: 'italian' as const,
      defaultWebSearch: false,
      address: null,
      examplePosts: [],
    }
    const form = open({ options: offerOf(['compatible', 'composer'], { userStyles: [style] }) })
    const picked = play(form, { type: 'style-picked', styleId: 7 })
    expect(picked).toMatchObject({ isDraft: true, warning: { reason: 'modelUnavailable' } })
    expect(picked.values).toMatchObject({ contentStyleId: 7, language: 'italian', model: null })
    expect(play(open(), { type: 'style-picked', styleId: 7 }).values.contentStyleId).toBeNull()
  })

  test('saved settings that come late still preset what was left open, and nothing else', () => {
    const settings = { preferredModel: 'gemini' as const, preferredLanguage: 'french' as const, contentStyle: '' }
    const form = give(type(open({ options: everything }), { language: 'german' }), {
      options: { ...everything, settings },
    })
    expect(resolveChoices(form.values, { ...everything, settings })).toMatchObject({
      model: 'gemini',
      language: 'german',
    })
  })
})

describe('what is wrong', () => {
  const wrong = play(open(), { type: 'refused', problem: { field: 'url', reason: 'urlRequired' } })

  test('is said until something is typed, a file is picked or another tab is open', () => {
    expect(wrong.problem).toEqual({ field: 'url', reason: 'urlRequired' })
    expect(type(wrong, { url: 'h' }).problem).toBeNull()
    expect(play(wrong, { type: 'file-picked', file: null }).problem).toBeNull()
    expect(give(wrong, { search: 'tab=text-input' }).problem).toBeNull()
    expect(give(wrong, { options: everything }).problem).not.toBeNull()
  })
})

test('a picked file takes the place of the document a post keeps; without it the form is as before', () => {
  const stored = give(open({ search: 'post=p2' }), { stored: fromFile })
  const file = new File(['x'], 'notes.txt')
  const picked = play(stored, { type: 'file-picked', file })
  expect(picked).toMatchObject({ file, isDraft: true, values: { storedSource: null } })
  expect(play(picked, { type: 'file-picked', file: null })).toMatchObject({
    file: null,
    values: { storedSource: null },
  })
})

test('an address counts as typed only when it was written into its field', () => {
  const typed = type(open(), { url: 'https://news.example/a' })
  expect(typed.isUrlTyped).toBe(true)
  expect(type(typed, { opinion: 'x' }).isUrlTyped).toBe(true)
  expect(type(open(), { opinion: 'x' }).isUrlTyped).toBe(false)
  expect(give(typed, { search: 'url=https%3A%2F%2Fnews.example%2Fb' }).isUrlTyped).toBe(false)
  expect(give(typed, { search: 'post=p1', stored: fromUrl }).isUrlTyped).toBe(false)
})

describe('an angle', () => {
  const angle = { tab: 'url-input', kind: 'number', text: 'It handles 1,200 ships a year.' } as const
  const chosen = type(type(open(), { url: 'https://news.example/a' }), { angle })

  test('goes when another address or another file takes the place of its source', () => {
    expect(type(chosen, { url: 'https://news.example/b' }).values).toMatchObject({ angle: null })
    const file = new File(['x'], 'notes.txt')
    expect(formReducer(chosen, { type: 'file-picked', file }).values).toMatchObject({ angle: null })
  })

  test('stays while the rest of the form changes', () => {
    expect(type(chosen, { opinion: 'Mine.', url: ' https://news.example/a ' }).values).toMatchObject({ angle })
  })

  test('of a pasted text stays while it is worked on, and goes with it', () => {
    const ofText = { ...angle, tab: 'text-input' } as const
    const form = type(type(open(), { text: 'Notes' }), { angle: ofText, isOwn: true })
    expect(type(form, { text: 'More notes' }).values).toMatchObject({ angle: ofText, isOwn: true })
    expect(type(form, { text: '' }).values).toMatchObject({ angle: null, isOwn: null })
  })

  test('comes back with the post it was chosen for, and so do its other choices; a stance is an opinion now', () => {
    const brief = { angle: angle.text, form: 'number', length: 'short', hashtags: 1 } as const
    const stored = {
      ...fromUrl,
      userOpinion: null,
      brief: { ...brief, stance: 'I think it pays.', sourceMention: 'comment' },
      isOwn: false,
    } as PostDetail
    const { values } = open({ search: 'post=p1', stored })
    expect(values).toMatchObject({
      ...brief,
      angle: { tab: 'url-input', text: angle.text },
      opinion: 'I think it pays.',
      sourceMention: 'comment',
      isOwn: null,
    })
  })
})

test('a draft that is continued takes the place of everything in the form', () => {
  const typed = play(type(open(), { opinion: 'Half' }), { type: 'file-picked', file: new File(['x'], 'notes.txt') })
  const values = { ...emptyForm, url: 'https://news.example/a' }
  expect(play(typed, { type: 'continued', values })).toMatchObject({ values, file: null, isDraft: true })
})

describe('further sources', () => {
  const article = { articleId: 'm1', status: 'ok', words: 300, url: 'https://union.example/a', title: 'Cranes' }
  const added = play(type(open(), { url: 'https://news.example/a' }), { type: 'source-added', key: 'k1' })

  test('are added up to two, keep what was typed and what was read, and go when they are removed', () => {
    const typed = play(added, { type: 'source-changed', key: 'k1', change: { typed: 'https://union.example/a' } })
    const two = play(typed, { type: 'source-added', key: 'k2' })
    const three = play(two, { type: 'source-added', key: 'k3' })
    expect(three.values.moreSources.map(({ key }) => key)).toEqual(['k1', 'k2'])
    expect(three).toMatchObject({ isDraft: true })
    const read = play(three, { type: 'source-changed', key: 'k1', change: { article: article as never } })
    expect(read.values.moreSources[0]).toMatchObject({ typed: 'https://union.example/a', article })
    const late = play(read, { type: 'source-removed', key: 'k1' })
    const gone = play(late, { type: 'source-changed', key: 'k1', change: { article: article as never } })
    expect(gone.values.moreSources.map(({ key }) => key)).toEqual(['k2'])
  })

  test('stay when another tab is opened, and come back with their post', () => {
    expect(give(added, { search: 'tab=text-input' }).values.moreSources).toHaveLength(1)
    const stored = { ...fromUrl, moreArticles: [{ ...article, text: 'Whole.' }] } as unknown as PostDetail
    expect(open({ search: 'post=p1', stored }).values.moreSources).toEqual([
      { key: 'm1', typed: 'https://union.example/a', article },
    ])
  })
})
