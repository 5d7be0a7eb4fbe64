import { catalogue } from '#client/lib/catalogue'

/** The sentences of a voice profile. They are the author's to change, and go to the model as they stand then. */
export const profileTexts = catalogue('voiceProfile', {
  length: (least: string, most: string) =>
    least === most ? `Posts have about ${most} characters.` : `Posts have ${least} to ${most} characters.`,
  sentences: (words: string, paragraph: string) =>
    `Sentences have about ${words} words, paragraphs about ${paragraph} words.`,
  opensMostly: (opening: string) => `They mostly open with ${opening}.`,
  opensWith: (openings: string) => `They open with ${openings}.`,
  or: ' or ',
  openings: {
    question: 'a question',
    'first-person': '“I” or “we”',
    number: 'a number',
    imperative: 'a call on the reader',
    quotation: 'a quotation',
    emoji: 'an emoji',
    statement: 'a plain statement',
  },
  firstLine: (characters: string) => `The first line has about ${characters} characters.`,
  endsWithQuestion: 'They end with a question.',
  speaker: {
    i: 'They are written as “I”.',
    we: 'They are written as “we”.',
    both: 'They are written as “I” and as “we”.',
    nobody: 'They do without “I” and “we”.',
  },
  reader: {
    you: 'They speak to the reader as “you”.',
    familiar: 'They speak to the reader informally (du, tu, tú).',
    polite: 'They speak to the reader formally (Sie, vous, usted).',
    nobody: 'They do not speak to the reader.',
  },
  signs: {
    questions: 'questions',
    exclamations: 'exclamation marks',
    dashes: 'dashes',
    colons: 'colons',
    semicolons: 'semicolons',
    ellipses: 'ellipses',
    brackets: 'brackets',
    lists: 'lists',
  },
  signsUsed: {
    often: (signs: string) => `Often: ${signs}.`,
    seldom: (signs: string) => `Now and then: ${signs}.`,
    never: (signs: string) => `Never: ${signs}.`,
  },
  noEmoji: 'No emoji.',
  emoji: (count: string, favourites: string) =>
    favourites === '' ? `About ${count} emoji a post.` : `About ${count} emoji a post, often ${favourites}.`,
  fewEmoji: 'Hardly any emoji.',
  noHashtags: 'No hashtags.',
  hashtags: (count: string, favourites: string) =>
    favourites === '' ? `Hashtags: about ${count} a post.` : `Hashtags: about ${count} a post, often ${favourites}.`,
  fewHashtags: 'Hardly any hashtags.',
  favouriteWords: (words: string) => `Favorite words: ${words}.`,
  starters: (starters: string) => `Sentences often begin with ${starters}.`,
  quoted: (text: string) => `“${text} …”`,
  neverWords: (words: string) => `Words never used: ${words}.`,
})
