import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/rules/languages'
import { groundPost } from './ground-post.ts'

/** Contradictions are found in any wording of a retelling; faithful retellings never count as one. */

const sources: Record<Language, string> = {
  english: [
    'Harbour Mills, a bakery group in Leeds, cut 400 jobs at its mills after the board accepted a rescue plan on Friday.',
    'Its chairman refused to sell the oven plant in Hull to a rival.',
    'The group has not closed any of its shops in Wales this year.',
    'Customers in the north pay with cash, without a card reader at the counter.',
    'Bread baked before sunrise sells faster than bread from the afternoon shift.',
    'Regulators warned pregnant women against the new rye loaf.',
    'The flour deliveries from Yorkshire are available again.',
  ].join('\n'),
  german:
    'Die Stadtwerke Lindenau haben die Preise für Fernwärme im Januar erhöht.\nDer Stadtrat hat den Bau der Leitung nicht genehmigt.',
  french:
    'La mairie de Brévin a augmenté le tarif des cantines en janvier.\nLe conseil n’a pas approuvé la construction du pont.',
  spanish:
    'El ayuntamiento de Solares aumentó la tarifa del agua en enero.\nEl consejo no aprobó la construcción del puente.',
  italian:
    'Il comune di Solara ha aumentato la tariffa della mensa in gennaio.\nIl consiglio non ha approvato la costruzione del ponte.',
  portuguese:
    'A câmara de Solares aumentou a tarifa da água em janeiro.\nO conselho não aprovou a construção da ponte.',
  dutch:
    'De gemeente Waterdam heeft de prijs van stadswarmte in januari verhoogd.\nDe raad heeft de bouw van de leiding niet goedgekeurd.',
}

const turnedIn = (post: string, language: Language = 'english') =>
  groundPost(post, [sources[language]], { language }).flatMap(({ kind, text }) => (kind === 'direction' ? [text] : []))

describe('is turned round', () => {
  test.each([
    ['a verb', 'The bakery group added 400 jobs at its mills.', 'added'],
    ['an answer', 'The board rejected a rescue plan, and the group cut 400 jobs at its mills.', 'rejected'],
    ['a refusal left out', 'The chairman of Harbour Mills will sell the oven plant in Hull to a rival.', 'sell'],
    ['a denial left out', 'This year the group closed its shops in Wales.', 'closed'],
    ['a denial put in', 'Flour deliveries from Yorkshire are not available.', 'available'],
    ['a prefix', 'The flour deliveries from Yorkshire are unavailable.', 'unavailable'],
    ['what comes first', 'Bread baked after sunrise sells faster.', 'after'],
    ['a comparison', 'Bread baked before sunrise sells slower than bread from the afternoon.', 'slower'],
    ['with and without', 'Customers in the north pay with cash and with a card reader at the counter.', 'card'],
    ['advice', 'Regulators encouraged pregnant women to try the new rye loaf.', 'encouraged'],
  ])('%s', (_, post, word) => {
    expect(turnedIn(post)).toEqual([word])
  })

  test.each<[Language, string, string]>([
    ['german', 'Die Stadtwerke Lindenau haben im Januar die Preise für Fernwärme gesenkt.', 'gesenkt'],
    ['german', 'Der Stadtrat hat den Bau der Leitung genehmigt.', 'genehmigt'],
    ['french', 'En janvier, la mairie de Brévin a baissé le tarif des cantines.', 'baissé'],
    ['spanish', 'En enero el ayuntamiento de Solares redujo la tarifa del agua.', 'redujo'],
    ['spanish', 'El consejo aprobó la construcción del puente.', 'aprobó'],
    ['italian', 'A gennaio il comune di Solara ha ridotto la tariffa della mensa.', 'ridotto'],
    ['portuguese', 'Em janeiro a câmara de Solares reduziu a tarifa da água.', 'reduziu'],
    ['portuguese', 'O conselho aprovou a construção da ponte.', 'aprovou'],
    ['dutch', 'In januari heeft de gemeente Waterdam de prijs van stadswarmte verlaagd.', 'verlaagd'],
    ['dutch', 'De raad heeft de bouw van de leiding goedgekeurd.', 'goedgekeurd'],
  ])('in %s: %s', (language, post, word) => {
    expect(turnedIn(post, language)).toEqual([word])
  })
})

describe('is retold as it is', () => {
  test.each([
    'The bakery group in Leeds eliminated 400 jobs at its mills.',
    'A rival will not get the oven plant in Hull: the chairman declined to sell.',
    'No shop in Wales was closed by the group this year.',
    'What is baked before sunrise sells faster than what the afternoon brings.',
    'In the north customers have no card reader and pay with cash.',
    'Pregnant women should not eat the new rye loaf, regulators warn.',
    'Are the flour deliveries from Yorkshire unavailable?',
  ])('%s', (post) => {
    expect(turnedIn(post)).toEqual([])
  })

  test.each<[Language, string]>([
    ['german', 'Im Januar sind die Preise für Fernwärme der Stadtwerke Lindenau gestiegen.'],
    ['german', 'Genehmigt hat der Stadtrat den Bau der Leitung nicht.'],
    ['french', 'Hausse en janvier : la mairie de Brévin demande plus pour les cantines.'],
    ['spanish', 'La construcción del puente no fue aprobada por el consejo.'],
    ['italian', 'La costruzione del ponte non è stata approvata dal consiglio.'],
    ['portuguese', 'A construção da ponte não foi aprovada pelo conselho.'],
    ['dutch', 'De bouw van de leiding is door de raad niet goedgekeurd.'],
    ['dutch', 'Sinds januari ligt de prijs van stadswarmte in de gemeente Waterdam hoger.'],
  ])('in %s: %s', (language, post) => {
    expect(turnedIn(post, language)).toEqual([])
  })

  test('what the author says as an opinion', () => {
    const opinion = 'The flour deliveries from Yorkshire are unavailable.'
    const judged = groundPost(opinion, [sources.english], { language: 'english', opinion })
    expect(judged.filter(({ kind }) => kind === 'direction')).toEqual([])
  })
})
