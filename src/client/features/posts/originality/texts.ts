import type { ClicheKind } from '#shared/voice/find-cliches'
import type { TraitName } from '#shared/voice/measure-voice'

/** What the panel "Voice and originality" says. */

export const originalityTexts = {
  title: 'Voice and originality',
  loading: 'Comparing',
  codeFailed: 'This check could not be loaded. Reload the page to try again.',
  show: 'Show in post',
  shown: 'Selected in the post.',
  failed: 'The source and your examples could not be loaded',
  nothing: 'No stock phrases.',
  phrases: (count: number) => (count === 1 ? 'stock phrase' : 'stock phrases'),
  inARow: 'words in a row from the source',
  cliches: {
    openings: 'A run-up. Begin with what comes behind it.',
    hype: 'A big word. Say what has really changed.',
    filler: 'Says nothing. Leave it out.',
    bait: 'Asks for clicks. Ask what you want to know.',
  } satisfies Record<ClicheKind, string>,
  passage: {
    source: 'The source’s words',
    label: (words: string) => `${words} words in a row`,
    advice: 'stand in the source too. Quote them, or say it in your own words.',
    composed: (shared: string, all: string) =>
      `Composed without AI, this post is made of the source's own sentences: ${shared} of ${all} words. Rewrite what is to be yours.`,
    none: 'Nothing outside quotation marks is word for word from the source.',
  },
  voice: {
    label: 'Your voice',
    nearness: { close: 'Close to your voice', 'some-way-off': 'Some way off your voice', far: 'Far from your voice' },
    none: 'No examples of yours yet.',
    toSettings: 'Add up to three in Settings',
    unsure: (examples: number, words: string) =>
      `Compared with ${examples === 1 ? 'one example' : `${examples} examples`} of ${words} words, which is little: take it as a hint.`,
    compared: (examples: number, words: string) => `Compared with your ${examples} examples of ${words} words.`,
    rest: (count: number) => (count === 1 ? '1 more trait' : `${count} more traits`),
  },
  traits: {
    sentenceLength: 'Sentence length',
    sentenceSpread: 'Sentence variety',
    paragraphLength: 'Paragraphs',
    firstLine: 'First line',
    opening: 'Opening',
    emoji: 'Emoji',
    exclamations: 'Exclamation marks',
    questions: 'Question marks',
    dashes: 'Dashes',
    colons: 'Colons',
    ellipses: 'Ellipses',
    wordUse: 'Small words',
  } satisfies Record<TraitName, string>,
  similar: {
    label: 'Earlier posts',
    ask: 'Compare',
    hint: 'Have you said this before?',
    loading: 'Comparing with your earlier posts',
    none: 'None of your earlier posts says much the same.',
    failed: 'Your earlier posts could not be compared.',
    retry: 'Try Again',
    same: (percent: string, day: string) => `${percent} % the same, from ${day}.`,
    inBoth: 'In both:',
  },
} as const
