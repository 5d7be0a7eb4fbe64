/**
 * What a reader may leave out of a source because its author hid it, crossed it out or put it there for the layout:
 * how many of each. Text that is merely around an article (menus, adverts) does not count.
 */
export const leftOutKinds = [
  'noteMarks',
  'struck',
  'hiddenTexts',
  'hiddenSlides',
  'hiddenSheets',
  'hiddenRows',
  'hiddenColumns',
  'hiddenLayers',
  'comments',
  'deletions',
  'speakerNotes',
  'runningHeads',
  'unreadableTexts',
  'quotedMails',
  'coveringNotes',
  'otherArticles',
] as const

export type LeftOutKind = (typeof leftOutKinds)[number]

/** How many of each kind; only kinds of which there were any. */
export type LeftOut = Partial<Record<LeftOutKind, number>>
