import { catalogue } from '#client/lib/catalogue'

/** Every text of the writing of a post: how it ended, what to do about a failure. */

/** For screen readers, who do not see the steps. */
export const statusTexts = catalogue('generatorStatus', {
  fetching: 'Fetching the page.',
  reading: 'Reading the source.',
  writing: 'Writing the post.',
  cancelled: 'Cancelled. No post was used.',
  cancelledKept: 'Cancelled. What was written is kept as a draft.',
  draftsDone: (count: number) => `${count} drafts are ready. Pick one.`,
  done: (characters: string) => `The post is ready. It has ${characters} characters.`,
})

export const failureTexts = catalogue('generatorFailure', {
  title: 'Generation Failed',
  fallback: 'Failed to generate post. Please try again.',
  fileFallback: 'Failed to upload file',
  kept: 'No post was used.',
  draftKept: 'What was written is a draft in your history and counts as one post.',
  retry: 'Try again',
  pasteText: 'Paste the text instead',
  pasteTranscript: 'Paste the transcript',
  partialQuestion: 'Write from the part that was read?',
  partialAccept: 'Write from this part',
  topicQuestion: 'Is this right for a post?',
  topicAccept: 'Write it anyway',
  ownLineQuestion: 'What do you say about it?',
  ownLine: 'Write your own line',
  sendPage: 'Send the page from my browser',
  paywalledQuestion: 'Write from the free part?',
  paywalledAccept: 'Write from the free part',
})

export const runToasts = catalogue('generatorToasts', {
  generated: { title: 'Post Generated!', description: 'Your LinkedIn post has been created successfully.' },
  drafts: {
    title: 'Drafts ready',
    description: 'Pick one to continue.',
  },
  unfinished: {
    title: 'Post unfinished',
    description: 'The model stopped early. What it wrote is kept as a draft.',
  },
  cancelledKept: {
    title: 'Cancelled',
    description: 'What was written is a draft in your history and counts as one post.',
  },
})
