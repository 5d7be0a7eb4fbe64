import { unfinishedNotes } from '../../rules/unfinished.ts'

/** Posts, their versions and what was asked for in a generation. */
export const postSentences = {
  postMissing: () => 'This post does not exist.',
  postDeletedMeanwhile: () => 'The post was deleted while it was being stored.',
  postEmpty: () => 'This post is empty. Write something first, or generate a new one.',
  titleMissing: () => 'Please enter a title.',
  versionMissing: () => 'This version does not exist. Reload the post to see those it has.',
  versionEmpty: () => 'This version is empty. Go back to another one.',
  tooManyVersions: ({ most }: { most: number }) =>
    `A post has at most ${most} versions, and this one has them all. Go back to one of them and edit it, or generate a new post.`,
  changeMissing: () => 'Say what to change.',
  translationLanguageMissing: () => 'A translation needs a language, and nothing else takes one.',

  instructionMissing: () => 'Say what to change; nothing else takes an instruction.',
  passageEmpty: () => 'Select a sentence of the post first.',
  passageMissing: () => 'This sentence no longer stands in the post like this. Nothing was changed; select it again.',
  passageNotFirst: () => 'Only the first line of a post can become a hook.',

  articleGone: () => 'This article is not here any more. Read it again.',
  aboutCrime: () => 'This article seems to be about a crime and private people. A post about it may hurt them.',
  aboutTragedy: () =>
    'This article seems to be about people who were hurt or died. Readers may take a post about it as using their grief.',
  aboutGossip: () => 'This article seems to be about somebody’s private life. That rarely helps a professional’s name.',
  sourceUnclear: () => 'Give one source: an address, a text or an article read before.',
  sourceTextMissing: () => 'Please enter some text content.',
  articleUrlInvalid: () => 'Please enter a valid article URL.',
  urlInvalid: () => 'Please enter a valid URL.',
  styleGone: () => 'This content style does not exist any more. Choose another one.',
  noActivePromptTemplate: () => 'No prompt template is active. Ask an administrator to activate one.',
  fileMissing: () => 'Please upload a file.',
  fileUploadCut: () => 'The upload could not be read to its end. Try again.',

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
  /** `language` is that of the source, where another one was asked for; empty when it is the same or not known. */
  composedFromFirstSource: ({ language }: { language: string }) =>
    `Built-in (no AI): the post quotes the first source only${language ? ` and stays in its language, ${language}` : ''}.`,
}
