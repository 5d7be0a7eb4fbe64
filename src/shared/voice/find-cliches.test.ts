import { describe, expect, test } from 'vitest'
import { languagePacks } from '#shared/languages/packs'
import { type Language, languageIds } from '#shared/rules/languages'
import { findCliches, phrasesOf } from './find-cliches.ts'

const kinds = ['openings', 'hype', 'filler', 'bait'] as const

test.each(languageIds)('no stock phrase stands twice in the table of %s', (language) => {
  const phrases = kinds.flatMap((kind) => phrasesOf(languagePacks[language].voice.cliches, kind))
  expect(phrases).not.toEqual([])
  expect(new Set(phrases).size).toBe(phrases.length)
})

/** Two of each kind, also inflected and with typographic apostrophes. */
const cliches: Record<Language, string[]> = {
  english: [
    'In today’s fast-paced world',
    'I’m thrilled to announce',
    'game changer',
    'unlocking your full potential',
    'At the end of the day,',
    'thinking outside the box',
    'it’s worth noting',
    'tag someone who',
    'Share your thoughts in the comments',
  ],
  german: [
    'In der heutigen schnelllebigen Welt',
    'Wir freuen uns riesig',
    'Gamechangern',
    'das volle Potenzial ausschöpfen',
    'Last but not least',
    'relevanter denn je',
    'Was denkt ihr darüber?',
    'Schreibt es in die Kommentare',
  ],
  french: [
    'Dans un monde en constante évolution',
    'C’est avec une immense fierté que',
    'un changement de paradigme',
    'libérez votre plein potentiel',
    'Il convient de souligner que',
    'sortir de votre zone de confort',
    'Partagez votre avis en commentaire',
  ],
  spanish: [
    'En un mundo en constante cambio',
    'Estoy muy emocionada de anunciar',
    'llevar tu negocio al siguiente nivel',
    'marcó un antes y un después',
    'A fin de cuentas',
    'cabe destacar que',
    'Déjame tu opinión en los comentarios',
  ],
  italian: [
    'In un mondo in continua evoluzione',
    'Sono orgogliosa di annunciare',
    'cambio di paradigma',
    'portare la tua azienda al livello successivo',
    'Va da sé che',
    'uscire dalla propria zona di comfort',
    'Scrivilo nei commenti',
  ],
  portuguese: [
    'Em um mundo cada vez mais conectado',
    'Estou muito feliz em compartilhar',
    'divisor de águas',
    'levar sua carreira para o próximo nível',
    'vale ressaltar que',
    'pensar fora da caixa',
    'Deixe sua opinião nos comentários',
  ],
  dutch: [
    'In een snel veranderende wereld',
    'Ik ben enorm trots om aan te kondigen',
    'gamechangers',
    'je volledige potentieel benutten',
    'naar een hoger niveau tillen',
    'Aan het eind van de dag',
    'Laat het weten in de reacties',
    'Wat vinden jullie hiervan',
  ],
}

describe.each(Object.entries(cliches) as [Language, string[]][])('in %s', (language, phrases) => {
  test.each(phrases)('“%s” is found with its place', (phrase) => {
    const text = `Before. ${phrase} and so on.`
    const [first] = findCliches(text, language)
    expect(first?.start).toBeLessThanOrEqual(text.indexOf(phrase) + 2)
    expect(text.slice(first?.start, first?.end)).toBe(first?.text)
    expect(first?.text.length).toBeGreaterThanOrEqual(phrase.length * 0.5)
  })
})

/** Ordinary sentences, many of them close to a cliche. */
const ordinary: Record<Language, string[]> = {
  english: [
    'The harbour opened its second quay on Monday, two years after the first stone was laid.',
    'Today the world market for coffee is fast, digital and modern.',
    'At the end of the day the shops close and the street is quiet.',
    'The game changes at half-time: the new striker opened the score.',
    'We unlock the door at seven. The box stands outside, and I think about it often.',
    'It is important to us that you rest. Do you agree with the committee on that?',
    'He had second thoughts. The planes circle back to the airport when the fog is thick.',
    'I am happy with the result. Her last will and testament names two heirs.',
    'The potential of the battery is 3.7 volts, and the full charge takes an hour.',
    'Which sentence in your product does the most work, and when did anyone last rewrite it?',
    'You will find the comments below the article. Share prices fell by two percent.',
    'The industry is disrupted by strikes, and the status quo is hard to defend.',
  ],
  german: [
    'Der Hafen hat am Montag seinen zweiten Kai eröffnet.',
    'Am Ende des Tages schließen die Läden.',
    'Die Welt ist heute digital, und die Zeit ist knapp.',
    'Der Stein rollt ins Tal. Das Spiel ändert sich nach der Pause.',
    'Ich freue mich auf den Urlaub im Mai.',
    'Das Potenzial der Batterie beträgt 3,7 Volt.',
    'Die Grenzen des Landes sind offen, nicht zuletzt wegen des Vertrags.',
    'An Kilometer 12 steht ein Meilenstein aus dem Jahr 1820.',
    'Wir müssen die Kinder um vier abholen und mit ins Boot steigen lassen.',
    'Unterm Strich bleibt ein Gewinn von drei Millionen Euro.',
  ],
  french: [
    'Le port a ouvert lundi son deuxième quai.',
    'Le monde change et nous aussi, mais de nos jours on écrit moins de lettres.',
    'Au final, la commune paie quatre millions d’euros.',
    'Le potentiel de la pile est de 3,7 volts.',
    'Les limites de la ville sont fixées par la loi.',
    'Il est important de dormir. Nous sommes d’accord ?',
    'Je suis heureux de vous voir demain.',
    'Le paradigme a changé plusieurs fois dans cette science.',
    'Les commentaires sont fermés depuis mardi.',
  ],
  spanish: [
    'El puerto abrió el lunes su segundo muelle.',
    'Al final del día las tiendas cierran.',
    'El mundo es grande y la caja está fuera.',
    'El ruido no debe superar los límites de la ley.',
    'El agua juega un papel fundamental en la agricultura.',
    'El siguiente nivel del edificio tiene oficinas.',
    'Estoy de acuerdo con la propuesta del comité.',
    'El potencial de la batería es de 3,7 voltios.',
    'Los comentarios se cerraron el martes.',
  ],
  italian: [
    'Il porto ha aperto lunedì la sua seconda banchina.',
    'Alla fine della giornata i negozi chiudono.',
    'Il mondo è grande e la scatola è fuori.',
    'La macchina ruota a 360 gradi.',
    'Il livello successivo dell’edificio ospita uffici.',
    'Sono lieto di vederti domani.',
    'Il potenziale della batteria è di 3,7 volt.',
    'I commenti sono chiusi da martedì.',
    'La proposta non è di Roma, ma di Milano.',
  ],
  portuguese: [
    'O porto abriu na segunda-feira o seu segundo cais.',
    'No final do dia as lojas fecham.',
    'O mundo é grande e a caixa está lá fora.',
    'O ruído não deve superar os limites da lei.',
    'O próximo nível do edifício tem escritórios.',
    'Estou feliz com o resultado.',
    'O potencial da bateria é de 3,7 volts.',
    'Os comentários fecharam na terça-feira.',
    'A água desempenha um papel fundamental na agricultura.',
  ],
  dutch: [
    'De haven opende maandag haar tweede kade.',
    'De wereld is groot en de doos staat buiten.',
    'Aan het eind van de straat sluiten de winkels.',
    'Het potentieel van de batterij is 3,7 volt.',
    'Het volgende niveau van het gebouw heeft kantoren.',
    'Ik ben blij dat het regent.',
    'De reacties zijn sinds dinsdag gesloten.',
    'De grenzen van het land zijn open.',
    'De toekomst van de haven hangt af van de brug.',
    'Bij kilometer 12 staat een mijlpaal uit 1820.',
  ],
}

describe.each(Object.entries(ordinary) as [Language, string[]][])(
  'nothing is found in %s in',
  (language, sentences) => {
    test.each(sentences)('%s', (sentence) => {
      expect(findCliches(sentence, language)).toEqual([])
    })
  },
)

test('each cliche says of what kind it is, in the order of the text', () => {
  const text = 'I’m excited to share a real game-changer. It goes without saying. Agree?'
  expect(findCliches(text, 'english').map(({ kind, text: found }) => [kind, found])).toEqual([
    ['openings', 'I’m excited to share'],
    ['hype', 'game-changer'],
    ['filler', 'It goes without saying'],
    ['bait', 'Agree?'],
  ])
})
