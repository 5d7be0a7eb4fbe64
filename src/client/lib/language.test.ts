import { afterAll, beforeEach, expect, test, vi } from 'vitest'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

// the language that was begun in is the next file's no more
afterAll(() => vi.resetModules())

const german = { boats: { title: 'Boote' } }

/** What a page that has just been loaded knows and says. */
async function loadPage(languages: string[], fetchGerman: () => Promise<typeof german> = async () => german) {
  vi.resetModules()
  vi.stubGlobal('navigator', { languages })
  const { catalogue } = await import('./catalogue.ts')
  const { startLanguage, chooseLanguage, languageInUse } = await import('./language.ts')
  const texts = catalogue('boats', { title: 'Boats' })
  await startLanguage(async (language) => (language === 'de' ? fetchGerman() : null))
  return { chooseLanguage, languageInUse, title: () => texts.title }
}

test('a page begins in the first of the languages of the browser that the interface has', async () => {
  expect((await loadPage(['fr-CH', 'de-CH', 'en'])).title()).toBe('Boote')
  expect(document.documentElement.lang).toBe('de')
  expect((await loadPage(['EN-us', 'de'])).title()).toBe('Boats')
  expect((await loadPage(['fr', 'den'])).title()).toBe('Boats')
  expect((await loadPage([])).title()).toBe('Boats')
})

test('readers of English fetch no words', async () => {
  const fetchGerman = vi.fn(async () => german)
  await loadPage(['en-GB', 'de'], fetchGerman)
  expect(fetchGerman).not.toHaveBeenCalled()
})

test('a choice counts at once and for the next visit, whatever the browser prefers', async () => {
  const page = await loadPage(['en-GB'])
  await page.chooseLanguage('de')
  expect([page.title(), page.languageInUse(), document.documentElement.lang]).toEqual(['Boote', 'de', 'de'])
  expect((await loadPage(['en-GB'])).title()).toBe('Boote')
})

test('choosing the language of the browser forgets what was chosen before', async () => {
  const page = await loadPage(['en-GB'])
  await page.chooseLanguage('de')
  await page.chooseLanguage(null)
  expect([page.title(), document.documentElement.lang]).toEqual(['Boats', 'en'])
  expect((await loadPage(['en-GB'])).title()).toBe('Boats')
})

test('words that cannot be fetched leave the language as it is', async () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = await loadPage(['de'], () => Promise.reject(new Error('offline')))
  expect([page.title(), page.languageInUse(), document.documentElement.lang]).toEqual(['Boats', 'en', 'en'])
  expect(failed).toHaveBeenCalledOnce()
  failed.mockRestore()
})

test('words that arrive after another choice change nothing', async () => {
  let arrive = (_words: typeof german) => {}
  const fetched = new Promise<typeof german>((resolve) => {
    arrive = resolve
  })
  const page = await loadPage(['en'], () => fetched)
  const first = page.chooseLanguage('de')
  await page.chooseLanguage('en')
  arrive(german)
  await first
  expect([page.title(), page.languageInUse()]).toEqual(['Boats', 'en'])
})

test('an unknown language in the storage counts as none', async () => {
  stored.set('postwright.language', 'xx')
  expect((await loadPage(['de'])).title()).toBe('Boote')
})
