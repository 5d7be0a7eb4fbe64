import { catalogue } from '#client/lib/catalogue'
import type { ClicheKind } from '#shared/voice/find-cliches'
import type { TraitName } from '#shared/voice/measure-voice'
import type { Opening } from '#shared/voice/opening'

/** What the style part of the check says. */

export const voiceTexts = catalogue('voice', {
  title: 'Style',
  loading: 'Comparing',
  codeFailed: 'This check could not be loaded. Reload the page to try again.',
  show: 'Show in post',
  shown: 'Selected in the post.',
  failed: 'The source and your examples could not be loaded',
  nothing: 'No stock phrases.',
  phrases: (count: number) => (count === 1 ? 'stock phrase' : 'stock phrases'),
  inARow: 'words copied word for word',
  cliches: {
    openings: 'Weak opening: start with the next sentence.',
    hype: 'Hype. Say what actually changed.',
    filler: 'Filler. Leave it out.',
    bait: 'Engagement bait. Ask what you really want to know.',
  } satisfies Record<ClicheKind, string>,
  passage: {
    source: 'The source’s words',
    label: (words: string) => `${words} words copied word for word`,
    advice: 'Put them in quotation marks, or say it in your own words.',
    composed: (shared: string, all: string) =>
      `${shared} of ${all} words are the article's own. Rewrite what should sound like you.`,
    none: 'Nothing is copied word for word, except in quotation marks.',
  },
  voice: {
    label: 'Your voice',
    nearness: { close: 'Close to your voice', 'some-way-off': 'Some way off your voice', far: 'Far from your voice' },
    none: 'No examples of yours yet.',
    toSettings: 'Add some in Settings',
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
    retry: 'Try again',
    same: (percent: string, day: string) => `${percent}% the same, from ${day}.`,
    inBoth: 'In both:',
  },
})

interface Comparison {
  same: (here: string) => string
  less: (mine: string, here: string) => string
  more: (mine: string, here: string) => string
}

/** How a trait of the post differs from the same trait of what its author wrote. */
export const traitTexts = catalogue('voiceTraits', {
  wordUse: {
    same: 'The small words are used as in your posts.',
    other: 'The small words (I, we, but, so and the like) are used otherwise than in your posts.',
  },
  sentenceLength: {
    same: (here) => `Your sentences are as long: ${here} words.`,
    less: (mine, here) => `Your sentences are shorter: ${mine} words against ${here} here.`,
    more: (mine, here) => `Your sentences are longer: ${mine} words against ${here} here.`,
  } as Comparison,
  sentenceSpread: {
    same: () => 'Your sentences vary in length as much.',
    less: (mine, here) => `Your sentences vary less in length: by ${mine} words against ${here} here.`,
    more: (mine, here) => `Your sentences vary more in length: by ${mine} words against ${here} here.`,
  } as Comparison,
  paragraphLength: {
    same: (here) => `Your paragraphs are as long: ${here} words.`,
    less: (mine, here) => `Your paragraphs are shorter: ${mine} words against ${here} here.`,
    more: (mine, here) => `Your paragraphs are longer: ${mine} words against ${here} here.`,
  } as Comparison,
  firstLine: {
    same: (here) => `Your first line is as long: ${here} characters.`,
    less: (mine, here) => `Your first line is shorter: ${mine} characters against ${here} here.`,
    more: (mine, here) => `Your first line is longer: ${mine} characters against ${here} here.`,
  } as Comparison,
  openings: {
    question: 'a question',
    'first-person': 'yourself',
    number: 'a number',
    imperative: 'a call to the reader',
    quotation: 'a quotation',
    emoji: 'an emoji',
    statement: 'a plain statement',
  } satisfies Record<Opening, string>,
  sameOpening: (opening: string) => `You open with ${opening} too.`,
  otherOpening: (mine: string, here: string) => `You open with ${mine}, this post with ${here}.`,
  signs: {
    emoji: 'emoji',
    exclamations: 'exclamation marks',
    questions: 'question marks',
    dashes: 'dashes',
    colons: 'colons',
    ellipses: 'ellipses',
  },
  signsNowhere: (signs: string) => `No ${signs}, as in your posts.`,
  signsSame: (signs: string) => `You use as many ${signs}.`,
  signsOnlyHere: (signs: string, here: string) => `You use no ${signs}; here are ${here} in 100 words.`,
  signsOnlyMine: (signs: string, mine: string) => `You use ${mine} ${signs} in 100 words; here are none.`,
  signsFewer: (signs: string, mine: string, here: string) =>
    `You use fewer ${signs}: ${mine} in 100 words against ${here} here.`,
  signsMore: (signs: string, mine: string, here: string) =>
    `You use more ${signs}: ${mine} in 100 words against ${here} here.`,
})
