import { catalogue } from '#client/lib/catalogue'

/** Every text of the writing of a post: how far it is, how it ended, what to do about a failure. */

export const stepTexts = catalogue('generatorSteps', {
  label: 'How far the post is',
  fetching: (host: string | null) => (host ? `Fetching ${host}` : 'Fetching'),
  fetched: 'Fetched',
  atHand: 'Already read',
  reading: 'Reading',
  read: 'Read',
  writing: 'Writing',
  done: 'done',
  current: 'now',
  toCome: 'to come',
})

/** For screen readers, who do not see the steps. */
export const statusTexts = catalogue('generatorStatus', {
  fetching: 'Fetching the page.',
  reading: 'Reading the source.',
  writing: 'Writing the post.',
  cancelled: 'Cancelled. No post was used.',
  cancelledKept: 'Cancelled. What was written is kept as a draft.',
  draftsDone: (count: number) => `${count} drafts are ready. Choose one of them.`,
  done: (characters: string) => `The post is ready. It has ${characters} characters.`,
})

export const failureTexts = catalogue('generatorFailure', {
  title: 'Generation Failed',
  fallback: 'Failed to generate post. Please try again.',
  fileFallback: 'Failed to upload file',
  kept: 'Your form is unchanged and no post was used.',
  draftKept: 'What was written by then is a draft in your history, and counts as one of your posts.',
  retry: 'Try Again',
  pasteText: 'Paste the text instead',
  pasteTranscript: 'Paste the transcript',
  partialQuestion: 'Write from the part that could be read?',
  partialAccept: 'Write from this part',
  topicQuestion: 'Is this the right article for a post?',
  topicAccept: 'Write it anyway',
  handOver: 'Hand over the open page',
  paywalledQuestion: 'Write from the free part?',
  paywalledAccept: 'Write from the free part',
})

export const runToasts = catalogue('generatorToasts', {
  generated: { title: 'Post Generated!', description: 'Your LinkedIn post has been created successfully.' },
  drafts: {
    title: 'Drafts Ready',
    description: 'Choose the one to go on with. Together they count as one post.',
  },
  unfinished: {
    title: 'Post Unfinished',
    description: 'The model stopped before the end. What it had written is kept as a draft.',
  },
  cancelledKept: {
    title: 'Cancelled',
    description: 'What was written is a draft in your history, and counts as one of your posts.',
  },
})
