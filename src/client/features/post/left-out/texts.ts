import { catalogue } from '#client/lib/catalogue'
import type { LeftOutKind } from '#shared/rules/left-out'

/** What is said of that which is not in a source's text. */
export const leftOutTexts = catalogue('leftOut', {
  /** How many of each kind are not in the text. */
  kinds: {
    noteMarks: (count: number) => (count === 1 ? '1 note mark' : `${count} note marks`),
    struck: (count: number) => (count === 1 ? '1 struck passage' : `${count} struck passages`),
    hiddenTexts: (count: number) => (count === 1 ? '1 hidden passage' : `${count} hidden passages`),
    hiddenSlides: (count: number) => (count === 1 ? '1 hidden slide' : `${count} hidden slides`),
    hiddenSheets: (count: number) => (count === 1 ? '1 hidden sheet' : `${count} hidden sheets`),
    hiddenRows: (count: number) => (count === 1 ? '1 hidden row' : `${count} hidden rows`),
    hiddenColumns: (count: number) => (count === 1 ? '1 hidden column' : `${count} hidden columns`),
    hiddenLayers: (count: number) => (count === 1 ? '1 hidden layer' : `${count} hidden layers`),
    comments: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
    deletions: (count: number) => (count === 1 ? '1 deleted passage' : `${count} deleted passages`),
    speakerNotes: (count: number) =>
      count === 1 ? 'the speaker notes of 1 slide' : `the speaker notes of ${count} slides`,
    runningHeads: (count: number) =>
      count === 1 ? '1 repeated page header or footer' : `${count} repeated page headers and footers`,
    quotedMails: (count: number) => (count === 1 ? '1 quoted mail' : `${count} quoted mails`),
    coveringNotes: (count: number) => (count === 1 ? '1 covering note' : `${count} covering notes`),
    unreadableTexts: (count: number) => (count === 1 ? '1 unreadable passage' : `${count} unreadable passages`),
    otherArticles: (count: number) => (count === 1 ? '1 other article' : `${count} other articles`),
  } satisfies Record<LeftOutKind, (count: number) => string>,
  sentence: (list: string) => `Left out: ${list}.`,
})
