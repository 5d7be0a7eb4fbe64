import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/rules/languages'
import { composingRequest, newsArticles, otherArticles } from '../../../../tests/support/sample-articles.ts'
import { composePost } from './compose-post.ts'

const forms: Record<Language, { headline: string; facts: string; source: string; opinion: string }> = {
  english: {
    headline: 'The Local Paper: “Harbour ferries switch to batteries”',
    facts: 'From the article of November 18, 2019:',
    source: 'Source: The Local Paper, November 18, 2019',
    opinion: 'The Local Paper writes under the headline “Harbour ferries switch to batteries”:',
  },
  german: {
    headline: 'The Local Paper: „Stadtwerke bauen Wärmenetz aus“',
    facts: 'Aus dem Artikel vom 18. November 2019:',
    source: 'Quelle: The Local Paper, 18. November 2019',
    opinion: 'The Local Paper schreibt unter der Überschrift „Stadtwerke bauen Wärmenetz aus“:',
  },
  french: {
    headline: 'The Local Paper\u00A0: «\u00A0Les bibliothèques prêtent aussi des outils\u00A0»',
    facts: 'Extraits de l’article du 18 novembre 2019\u00A0:',
    source: 'Source\u00A0: The Local Paper, 18 novembre 2019',
    opinion: 'The Local Paper écrit sous le titre «\u00A0Les bibliothèques prêtent aussi des outils\u00A0»\u00A0:',
  },
  spanish: {
    headline: 'The Local Paper: «El riego nocturno ahorra agua en los viñedos»',
    facts: 'Del artículo del 18 de noviembre de 2019:',
    source: 'Fuente: The Local Paper, 18 de noviembre de 2019',
    opinion: 'The Local Paper escribe bajo el título «El riego nocturno ahorra agua en los viñedos»:',
  },
  italian: {
    headline: 'The Local Paper: «I treni regionali aprono alle biciclette»',
    facts: 'Dall’articolo del 18 novembre 2019:',
    source: 'Fonte: The Local Paper, 18 novembre 2019',
    opinion: 'The Local Paper scrive sotto il titolo «I treni regionali aprono alle biciclette»:',
  },
  portuguese: {
    headline: 'The Local Paper: “Padarias reaproveitam pão para fazer cerveja”',
    facts: 'Do artigo de 18 de novembro de 2019:',
    source: 'Fonte: The Local Paper, 18 de novembro de 2019',
    opinion: 'The Local Paper escreve sob o título “Padarias reaproveitam pão para fazer cerveja”:',
  },
  dutch: {
    headline: 'The Local Paper: “Drukkerij drogt papier met restwarmte”',
    facts: 'Uit het artikel van 18 november 2019:',
    source: 'Bron: The Local Paper, 18 november 2019',
    opinion: 'The Local Paper schrijft onder de kop “Drukkerij drogt papier met restwarmte”:',
  },
}

describe.each(Object.keys(newsArticles) as Language[])('an article in %s', (language) => {
  const { source, never, speaker = '' } = newsArticles[language]
  const form = forms[language]
  const compose = (wishes = {}) => composePost(composingRequest(source, { language, ...wishes }))

  test('opens with its headline in the outlet’s name and quotes its facts under their day', () => {
    const [opening, facts = ''] = compose().text.split('\n\n')
    expect(opening).toBe(form.headline)
    const [announced, ...quoted] = facts.split('\n')
    expect(announced).toBe(form.facts)
    expect(quoted.length).toBeGreaterThanOrEqual(2)
    for (const line of quoted) expect(line).toMatch(/^• (?:“.+”|„.+“|«.+»)$/u)
  })

  test('lets the author speak first, and announces the facts by the headline', () => {
    const [first, facts = ''] = compose({ opinion: 'My own line.' }).text.split('\n\n')
    expect(first).toBe('My own line.')
    expect(facts.split('\n')[0]).toBe(form.opinion)
  })

  test('quotes someone with their full name and what they are', () => {
    expect(compose({ length: 'long' }).text).toMatch(new RegExp(`^${speaker}(?:\u00A0)?: [“„«]`, 'mu'))
  })

  test('names the source where the author wants it, with the address on a line of its own', () => {
    expect(compose({ sourceMention: 'line' }).text).toContain(
      `\n\n${form.source}\nhttps://paper.example/business/story`,
    )
    for (const sourceMention of ['passing', 'comment']) expect(compose({ sourceMention }).text).not.toContain('https:')
  })

  test.each(['short', 'medium', 'long'])(
    '(%s) has no caption, teaser, question or sentence that needs another',
    (length) => {
      const { text } = compose({ length })
      for (const part of never) expect(text).not.toContain(part)
    },
  )

  test('keeps its language without a note, and says so when another was asked for', () => {
    expect(compose().note).toBeNull()
    const other = language === 'english' ? 'german' : 'english'
    const name = language.charAt(0).toUpperCase() + language.slice(1)
    expect(compose({ language: other }).note).toMatch(new RegExp(`article's language, ${name}\\.$`))
  })

  test('is recognised even when the page declares another language', () => {
    const declared = { ...source, language: language === 'english' ? 'fr' : 'en' }
    expect(composePost(composingRequest(declared, { language })).note).toBeNull()
  })
})

describe.each(otherArticles.map((each) => [each.source.title, each] as const))(
  '%s',
  (_, { source, never, speaker }) => {
    test('gives quotations that stand alone, and nothing else of it', () => {
      for (const length of ['short', 'medium', 'long'] as const) {
        const { text } = composePost(composingRequest(source, { length }))
        for (const part of never) expect(text).not.toContain(part)
        expect(text).toContain('“')
        if (speaker && length === 'long') expect(text).toContain(`${speaker}: “`)
      }
    })
  },
)
