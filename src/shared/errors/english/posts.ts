import { unfinishedNotes } from '../../rules/unfinished.ts'

/** Sentences about posts, their versions and generation. */
export const postSentences = {
  postMissing: () => 'This post does not exist.',
  postDeletedMeanwhile: () => 'The post was deleted while it was being saved.',
  postEmpty: () => 'This post is empty. Write something first, or generate a new one.',
  titleMissing: () => 'Please enter a title.',
  versionMissing: () => 'This version does not exist. Reload the post.',
  versionEmpty: () => 'This version is empty. Restore another one.',
  tooManyVersions: ({ most }: { most: number }) =>
    `This post has ${most} versions, the most there can be. Restore one of them, or generate a new post.`,
  correctionMissing: () => 'This correction does not exist. Reload the post.',
  sourceCorrected: ({ source, before, after }: { source: string; before: string; after: string }) =>
    `${source} has changed a sentence that your post used. Before: “${before}” Now: “${after}”`,
  sourceTookBack: ({ source, before }: { source: string; before: string }) =>
    `${source} no longer has a sentence that your post used: “${before}”`,
  figuresDue: ({ days }: { days: number }) =>
    `It went out ${days} days ago. Note its impressions, reactions and comments, and you will see what works for you.`,
  exportWithoutPosts: () =>
    'No sheet of this file has addresses of posts. Choose the export of your content at LinkedIn: Analytics > Post impressions > Export.',
  tryMissing: () => 'This try does not exist. Reload the page.',
  tryValuesWrong: () => 'Choose two different ways to compare.',
  tooManyTries: ({ most }: { most: number }) => `You can keep at most ${most} tries. Remove one first.`,
  figuresMissing: () => 'These figures do not exist. Reload the post.',
  figuresOfDraft: () => 'Only a published post has figures. Mark it as published first.',
  figuresInFuture: () => 'Enter a day that is not in the future.',
  figuresBeforePublishing: () => 'Enter a day after the post was published.',
  changeMissing: () => 'Say what to change.',
  translationLanguageMissing: () => 'Choose the language of the translation.',

  instructionMissing: () => 'Say what to change.',
  passageEmpty: () => 'Select a sentence of the post first.',
  passageMissing: () => 'This sentence has changed meanwhile. Select it again.',
  passageNotFirst: () => 'Only the first line of a post can become a hook.',

  articleGone: () => 'This article is no longer kept. Read it again.',
  aboutCrime: () => 'This article seems to be about a crime and private people. A post may hurt them.',
  aboutTragedy: () =>
    'This article seems to be about people who were hurt or died. A post may look like using their grief.',
  aboutGossip: () => 'This article seems to be about someone’s private life. That rarely helps a professional’s name.',
  sourceUnclear: () => 'Give one source: an address, a text or an article read before.',
  sourceTextMissing: () => 'Please enter some text content.',
  articleUrlInvalid: () => 'Please enter a valid article URL.',
  urlInvalid: () => 'Please enter a valid URL.',
  styleGone: () => 'This content style was deleted. Choose another one.',
  noActivePromptTemplate: () => 'No prompt template is active. Ask an administrator to activate one.',
  fileMissing: () => 'Please upload a file.',
  fileUploadCut: () => 'The upload was cut off. Try again.',

  generationCancelled: () => 'The generation was cancelled.',
  generationTooLong: () => 'The generation took too long and was stopped. No post was used.',
  refinementCancelled: () => 'The refinement was cancelled. The post is unchanged.',
  writingCancelled: () => 'Writing was cancelled.',

  /** Notes that stay with a stored post. */
  modelStopped: () => unfinishedNotes.stopped,
  modelStoppedFree: () => unfinishedNotes.stoppedFree,
  writingStopped: () => unfinishedNotes.left,
  /** `language` is its English name; empty when it is not known. */
  composedInSourceLanguage: ({ language }: { language: string }) =>
    `Built-in (no AI): the post stays in the article's language${language ? `, ${language}` : ''}.`,
  /** `language` is its English name; empty when it is not known. */
  composedAroundQuotations: ({ language }: { language: string }) =>
    `Built-in (no AI): what is quoted stays in the article's language${language ? `, ${language}` : ''}.`,
  /** `language` is the source's if another one was requested; empty if it is the same or unknown. */
  composedFromFirstSource: ({ language }: { language: string }) =>
    `Built-in (no AI): the post quotes the first source only${language ? ` and stays in its language, ${language}` : ''}.`,
}
