import { catalogue } from '#client/lib/catalogue'

/** Two people, or two pages, saved the same post. */
export const conflictTexts = catalogue('versionsConflict', {
  title: 'This post was saved meanwhile',
  lead: {
    unknown: 'Someone else has saved it since you began, or you did on another page.',
    self: 'You saved it on another page since you began.',
    other: (name: string) => `${name} has saved it since you began.`,
  },
  choose: 'Choose what the post says now. The other text stays among the versions.',
  theirs: 'Saved meanwhile',
  mine: 'Your text',
  titleIs: (title: string) => `Title: ${title}`,
  marks: 'What differs is marked.',
  takeTheirs: 'Take the saved text',
  keepMine: 'Keep mine',
  merge: 'Merge both',
  joined: 'Both texts in one',
  /** How many places have both wordings. */
  overlaps: (count: number) =>
    count === 0
      ? 'Go over it before you save. Your own text is among the versions already.'
      : count === 1
        ? 'In one place both of you changed the same words. Both wordings are there: delete one.'
        : `In ${count} places both of you changed the same words. Both wordings are there: delete one each time.`,
  unknownOrigin: 'This is your text. Put into it what you want of the saved one.',
  saveJoined: 'Save merged text',
  later: 'Decide later',
  elsewhere: {
    unknown: 'Someone else changed this post',
    self: 'You changed this post on another page',
    other: (name: string) => `${name} changed this post`,
  },
  showTheirs: 'Show their text',
  elsewhereEditing: 'When you save, you see both texts and choose.',
  compare: 'Compare now',
})
