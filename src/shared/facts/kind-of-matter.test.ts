import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/rules/languages'
import { namesWork, tellsOwnNews } from './kind-of-matter.ts'

describe('a headline names a work', () => {
  test.each([
    'Report: Half of all ports are full',
    'The annual report of the harbour authority',
    'UN report warns of longer waits',
    'Digital News Report 2025',
    'A new study shows how ships wait',
    'The books that harbour masters read',
    'Klimabericht: Meer steigt schneller',
    'Neue Studie zu Häfen',
    'Ein Buch über das Warten',
    'Une étude sur les ports',
    'Il rapporto sul lavoro',
    'Un informe sobre los puertos',
    'Relatório aponta alta',
  ])('%s', (headline) => {
    expect(namesWork(headline)).toBe(true)
  })

  test.each([
    'Retailers report record losses',
    'Ministers reported to be leaving',
    'Ports booked out until spring',
    'Facebook opens a harbour',
    'Die Ministerin berichtet aus dem Hafen',
    'Le port de Brest est plein',
    'In rapporto a ieri le navi aspettano meno',
    'The harbour opened its second quay',
  ])('not: %s', (headline) => {
    expect(namesWork(headline)).toBe(false)
  })
})

describe('a post tells its author’s own news', () => {
  test.each<[Language, string]>([
    ['english', 'Today we are launching our second quay.'],
    ['english', 'I’m happy to announce that I have joined the harbour.'],
    ['german', 'Heute eröffnen wir unsere zweite Kaimauer: Wir starten im Mai.'],
    ['german', 'Ich habe eine Reederei gegründet.'],
    ['french', 'Nous lançons une nouvelle ligne.'],
    ['spanish', 'Hoy lanzamos nuestra nueva línea.'],
    ['italian', 'Abbiamo aperto una nuova sede.'],
    ['portuguese', 'Hoje anunciamos a nossa nova linha.'],
  ])('%s: %s', (language, sentence) => {
    expect(tellsOwnNews([sentence], language)).toBe(true)
  })

  test.each<[Language, string]>([
    ['english', 'The harbour announced its second quay. We should watch it.'],
    ['english', 'We rarely ask what waiting costs.'],
    ['german', 'Der Hafen startet eine neue Linie. Wir sehen zu.'],
    ['french', 'Le port annonce une nouvelle ligne.'],
    ['italian', 'Il porto annuncia una nuova linea.'],
  ])('%s, not: %s', (language, sentence) => {
    expect(tellsOwnNews([sentence], language)).toBe(false)
  })

  test('not where it comes to it late', () => {
    const others = ['Ships wait.', 'Crews wait.', 'Owners pay.']
    expect(tellsOwnNews([...others, 'Today we launch a service.'], 'english')).toBe(false)
  })
})
