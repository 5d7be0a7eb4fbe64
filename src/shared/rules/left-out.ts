/**
 * Parts of a source that are omitted because they are hidden, struck out or layout artefacts, and how many of each.
 * Text around an article (menus, adverts) does not count.
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
