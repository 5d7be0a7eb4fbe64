import type { profileTexts } from './profile-texts.ts'

export const voiceProfile: typeof profileTexts = {
  length: (least, most) =>
    least === most ? `Die Beiträge haben etwa ${most} Zeichen.` : `Die Beiträge haben ${least} bis ${most} Zeichen.`,
  sentences: (words, paragraph) => `Sätze haben etwa ${words} Wörter, Absätze etwa ${paragraph} Wörter.`,
  opensMostly: (opening) => `Sie beginnen meist mit ${opening}.`,
  opensWith: (openings) => `Sie beginnen mit ${openings}.`,
  or: ' oder ',
  openings: {
    question: 'einer Frage',
    'first-person': '„ich“ oder „wir“',
    number: 'einer Zahl',
    imperative: 'einer Aufforderung',
    quotation: 'einem Zitat',
    emoji: 'einem Emoji',
    statement: 'einer schlichten Aussage',
  },
  firstLine: (characters) => `Die erste Zeile hat etwa ${characters} Zeichen.`,
  endsWithQuestion: 'Sie enden mit einer Frage.',
  speaker: {
    i: 'Sie sind in der Ich-Form geschrieben.',
    we: 'Sie sind in der Wir-Form geschrieben.',
    both: 'Sie sind in der Ich-Form und in der Wir-Form geschrieben.',
    nobody: 'Sie kommen ohne „ich“ und „wir“ aus.',
  },
  reader: {
    you: 'Sie sprechen die Leserschaft direkt an („you“).',
    familiar: 'Sie duzen die Leserschaft.',
    polite: 'Sie siezen die Leserschaft.',
    nobody: 'Sie sprechen die Leserschaft nicht an.',
  },
  signs: {
    questions: 'Fragen',
    exclamations: 'Ausrufezeichen',
    dashes: 'Gedankenstriche',
    colons: 'Doppelpunkte',
    semicolons: 'Semikolons',
    ellipses: 'Auslassungspunkte',
    brackets: 'Klammern',
    lists: 'Aufzählungen',
  },
  signsUsed: {
    often: (signs) => `Häufig: ${signs}.`,
    seldom: (signs) => `Ab und zu: ${signs}.`,
    never: (signs) => `Nie: ${signs}.`,
  },
  noEmoji: 'Keine Emojis.',
  emoji: (count, favourites) =>
    favourites === '' ? `Etwa ${count} Emojis je Beitrag.` : `Etwa ${count} Emojis je Beitrag, oft ${favourites}.`,
  fewEmoji: 'Kaum Emojis.',
  noHashtags: 'Keine Hashtags.',
  hashtags: (count, favourites) =>
    favourites === ''
      ? `Hashtags: etwa ${count} je Beitrag.`
      : `Hashtags: etwa ${count} je Beitrag, oft ${favourites}.`,
  fewHashtags: 'Kaum Hashtags.',
  favouriteWords: (words) => `Lieblingswörter: ${words}.`,
  starters: (starters) => `Sätze beginnen oft mit ${starters}.`,
  quoted: (text) => `„${text} …“`,
  neverWords: (words) => `Nie verwendete Wörter: ${words}.`,
}
